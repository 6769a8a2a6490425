import * as v from 'valibot';
import { textIn } from '../catalog/text';
import { addInterestRows, interestsOf, removeInterestRows } from '../store/interests';
import { bodyOf, type Call, type Operation, param, personOf, refuse } from './operation';
import { requestId } from './request-fields';

const service = 'frontpage';

/** Numbers of the tag types (R-ENTITY-063). */
const tagTypes = { tag: 1, classTag: 3 } as const;

const addedInterests = v.object({ interests: v.array(requestId) });

/** Tags and interests (R-API-063 to R-API-067). */
export const tagOperations: readonly Operation[] = [
  { id: 'categorizedTags', service, method: 'GET', path: '/api/v1/tag/catagorized-tags', answer: categories },
  { id: 'interestTags', service, method: 'GET', path: '/api/v1/tag/interests', answer: interests },
  { id: 'addInterests', service, method: 'POST', path: '/api/v1/interests/users/:userId/bulk', answer: add },
  { id: 'deleteInterests', service, method: 'DELETE', path: '/api/v1/interests/bulk', answer: remove },
];

function categories(call: Call) {
  return call.data.catalog.source.tagCategories.map((category) => ({
    id: category.id,
    name: textIn(category.name, call.culture),
    catalogTags: category.tags.map((tag) => ({
      id: tag.id,
      name: textIn(tag.name, call.culture),
      type: tagTypes[tag.kind],
    })),
  }));
}

function interests(call: Call) {
  const chosen = interestsOf(call.data.store, personOf(call).id);
  const tags = [...call.data.catalog.tags.values()].filter((tag) => tag.isInterest);
  return tags.map((tag) => ({
    tagId: tag.id,
    name: textIn(tag.name, call.culture),
    isSelected: chosen.has(tag.id),
  }));
}

function add(call: Call) {
  const person = personOf(call).id;
  if (param(call, 'userId') !== person) refuse(403, 'Interests can only be changed by their owner', 'userId');
  const tags = bodyOf(call, addedInterests).interests;
  checkTags(call, tags, 'interests');
  addInterestRows(call.data.store, person, tags);
  return {};
}

function remove(call: Call) {
  const person = personOf(call).id;
  const tags = call.url.searchParams.getAll('keys');
  checkTags(call, tags, 'keys');
  removeInterestRows(call.data.store, person, tags);
  return {};
}

function checkTags(call: Call, tags: readonly string[], field: string): void {
  if (tags.length === 0) refuse(400, `${field} must name at least one tag`, field);
  const unknown = tags.find((tag) => !call.data.catalog.tags.has(tag));
  if (unknown !== undefined) refuse(400, `${field} must hold known tags; ${unknown} is none`, field);
}
