import { elements } from '../../../elements/description';
import { tokens } from '../details';
import type { Face, FaceAttribute } from '../face';
import { code, table } from './markdown';

/** Returns the table of attributes. */
export const attributeTable = (rows: readonly FaceAttribute[]): string =>
  table(
    ['attribute', 'property', 'type', 'what it does'],
    rows.map(({ name, property, type, about }) => [code(name), code(property), code(type), about]),
  );

/** Returns the attributes that one element has, or those that all of them have. */
export const attributesOf = (face: Face, { isCommon }: { isCommon: boolean }): readonly FaceAttribute[] =>
  face.attributes.filter(
    ({ name }) =>
      isCommon === Object.values(elements).every(({ attributes }) => Object.hasOwn(attributes, name)),
  );

/** Returns the table of the properties without an attribute. */
export const propertyTable = ({ properties }: Face): string =>
  table(
    ['property', 'type', 'what it does'],
    properties.map(({ name, type, about }) => [code(name), code(type), about]),
  );

/** Returns the table of the events of an element. */
export const eventTable = ({ events }: Face): string =>
  table(
    ['event', 'when, and its detail', 'can be cancelled'],
    events.map(({ name, about, cancelable }) => [code(name), about, cancelable ? 'yes' : '']),
  );

/** Returns the table of tokens with their default values. */
export const tokenTable = (): string =>
  table(
    ['token', 'what it does', 'light', 'dark'],
    Object.entries(tokens).map(([name, { about, light, dark }]) => [
      code(name),
      about,
      code(light),
      dark === undefined ? '' : code(dark),
    ]),
  );
