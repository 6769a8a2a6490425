import * as v from 'valibot';
import { readElementType, type CustomElement } from '../domain/custom-elements/custom-element';
import { flag, maybeId, maybeText, text } from './answers/fields';
import { problemOf } from './problems';

const names = v.union([v.array(v.union([v.string(), v.number()])), v.record(v.string(), v.unknown())]);

const WireElement = v.object({
  customElementId: maybeId,
  elementId: maybeId,
  name: text,
  description: maybeText,
  type: v.nullish(v.union([v.string(), v.number()]), 'Link'),
  imageId: maybeId,
  wideImageId: maybeId,
  link: maybeText,
  isDisplayConditionEnabled: flag,
  displayForRoles: v.nullish(names, () => []),
  displayForUserGroups: v.nullish(names, () => []),
  customTypeIcon: v.nullish(v.union([v.string(), v.number()]), 0),
});

/** Reads the elements of a custom list (R-ENTITY-013); one that does not fit is named and left out (O-11). */
export function readElements(
  given: readonly unknown[],
  path: string,
): { elements: CustomElement[]; problems: string[] } {
  const problems: string[] = [];
  const elements = given.flatMap((one, index) => {
    const read = v.safeParse(WireElement, one);
    const id = read.success ? (read.output.customElementId ?? read.output.elementId) : undefined;
    if (read.success && id !== undefined) return [toElement(id, read.output)];
    const place = `${path}[${index}]`;
    if (read.success) problems.push(`${place}.customElementId: expected an element with an id, got none`);
    else problems.push(...read.issues.map((issue) => problemOf(place, issue)));
    return [];
  });
  return { elements, problems };
}

function toElement(id: string, wire: v.InferOutput<typeof WireElement>): CustomElement {
  const { description, imageId, wideImageId, link } = wire;
  const optional = Object.entries({ description, imageId, wideImageId, link }).filter(
    ([, value]) => value !== undefined,
  );
  return {
    id,
    type: readElementType(wire.type),
    name: wire.name,
    ...Object.fromEntries(optional),
    ...(wire.isDisplayConditionEnabled
      ? { condition: { roles: setNames(wire.displayForRoles), groups: setNames(wire.displayForUserGroups) } }
      : {}),
    iconNumber: Number(wire.customTypeIcon) || 0,
  };
}

/** A list of names, or a map from name to yes or no of which the yes count (R-ENTITY-013, A-047). */
function setNames(given: v.InferOutput<typeof names>): string[] {
  if (Array.isArray(given)) return given.map(String);
  return Object.keys(given).filter((name) => given[name] === true);
}
