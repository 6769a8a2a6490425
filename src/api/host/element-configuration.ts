import { compact } from '../../domain/compact';
import * as v from 'valibot';
import type { Problem } from '../../domain/setup/problem';
import { readElementType, type CustomElement } from '../../domain/custom-elements/custom-element';
import { flag, maybeId, maybeText, text } from '../answers/fields';
import { readFitting } from './problems';

const names = v.union([v.array(v.union([v.string(), v.number()])), v.record(v.string(), v.unknown())]);

const ElementResponse = v.object({
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

const conditionFields: readonly string[] = [
  'isDisplayConditionEnabled',
  'displayForRoles',
  'displayForUserGroups',
];

/**
 * Parses the elements of a custom list. Reports and omits a field that does not match, and an element without an id.
 * @see R-ENTITY-013 O-11
 */
export function readElements(
  input: readonly unknown[],
  path: string,
): { elements: CustomElement[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const elements = input.flatMap((one, index) => {
    const itemPath = `${path}[${index}]`;
    const read = readFitting(ElementResponse, one, itemPath);
    problems.push(...read.problems);
    const id = read.output?.customElementId ?? read.output?.elementId;
    // An unreadable condition must not show the element to everyone.
    const isConditionReadable = !read.lost.some((name) => conditionFields.includes(name));
    if (read.output && id !== undefined) return isConditionReadable ? [toElement(id, read.output)] : [];
    if (read.output)
      problems.push({
        field: `${itemPath}.customElementId`,
        expected: 'an element with an id',
        actual: 'none',
      });
    return [];
  });
  return { elements, problems };
}

export type ElementResponse = v.InferOutput<typeof ElementResponse>;

function toElement(id: string, response: ElementResponse): CustomElement {
  const { description, imageId, wideImageId, link } = response;
  return compact({
    id,
    type: readElementType(response.type),
    name: response.name,
    description,
    imageId,
    wideImageId,
    link,
    ...(response.isDisplayConditionEnabled
      ? {
          condition: {
            roles: setNames(response.displayForRoles),
            groups: setNames(response.displayForUserGroups),
          },
        }
      : {}),
    iconNumber: Number(response.customTypeIcon) || 0,
  });
}

/** Returns the names of a list, or the names whose value is true in a map. @see R-ENTITY-013 A-047 */
function setNames(input: v.InferOutput<typeof names>): string[] {
  if (Array.isArray(input)) return input.map(String);
  return Object.keys(input).filter((name) => input[name] === true);
}
