import {
  cancelableEvents,
  commonProperties,
  elements,
  events,
  type AttributeDescription,
  type ElementDescription,
  type Tag,
} from '../../elements/description';
import { propertyName } from '../../elements/property-name';
import { details, objectTypes, propertyTypes } from './details';

export interface FaceAttribute {
  name: string;
  property: string;
  about: string;
  /** The type as TypeScript writes it. */
  type: string;
  values: readonly string[];
  isBoolean: boolean;
  /** The text of the attribute is JSON. */
  isObject: boolean;
}

interface FaceProperty {
  name: string;
  about: string;
  type: string;
}

/** An element as its readers see it: plain words, TypeScript's types, no ids of requirements. */
export interface Face {
  tag: Tag;
  className: string;
  about: string;
  title: string;
  attributes: readonly FaceAttribute[];
  /** The properties without an attribute. */
  properties: readonly FaceProperty[];
  events: readonly { name: keyof typeof events; about: string; cancelable: boolean }[];
}

/** Every element, ready to be written in one format or another. @see R-EMBED-003 */
export const faces: readonly Face[] = (Object.keys(elements) as Tag[]).map((tag) => {
  const { about, attributes }: ElementDescription = elements[tag];
  return {
    tag,
    className: className(tag),
    about: plain(about),
    title: details[tag].title,
    attributes: Object.entries(attributes).map(([name, row]) => attributeFace(name, row)),
    properties: (Object.keys(propertyTypes) as (keyof typeof propertyTypes)[]).map((name) => ({
      name,
      about: plain(commonProperties[name].about),
      type: propertyTypes[name],
    })),
    events: details[tag].events.map((name) => ({
      name,
      about: plain(events[name].about),
      cancelable: cancelableEvents.includes(name),
    })),
  };
});

/** Returns a class name: `lp-error` becomes `LpErrorEvent` or `LpErrorElement`. */
export function className(name: string, suffix = 'Element'): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join('') + suffix;
}

/** Removes the ids of requirements and decisions, which mean nothing outside this repository. */
export function plain(about: string): string {
  const id = String.raw`(?:R-[A-Z]+-\d+(?:\.\.\d+)?|A-\d+|O-\d+)`;
  const ids = `${id}(?:,? ${id})*`;
  return about.replace(new RegExp(String.raw`\s*(?:\(${ids}\)|(?:\*\s*)?@see ${ids})`, 'g'), '');
}

function attributeFace(name: string, { about, type, values = [] }: AttributeDescription): FaceAttribute {
  const json = name in objectTypes ? objectTypes[name as keyof typeof objectTypes] : 'object';
  const types = { string: 'string', number: 'number', boolean: 'boolean', json };
  return {
    name,
    property: propertyName(name),
    about: plain(about),
    type: values.length > 0 ? values.map((value) => `'${value}'`).join(' | ') : types[type ?? 'string'],
    values,
    isBoolean: type === 'boolean',
    isObject: type === 'json',
  };
}
