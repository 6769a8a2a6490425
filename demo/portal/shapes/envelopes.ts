import { isObject, type Json, type JsonObject } from './json';

/** The field that holds the list of an answer, by operation; all others are bare arrays or hold `items`. */
const listFields: readonly string[] = ['items', 'userActivities', 'data'];

/** The operations whose answer is a list, with or without more beside it. */
const listOperations: ReadonlySet<string> = new Set([
  ...['searchCatalog', 'searchAllInCatalog', 'autocomplete', 'searchHistory', 'searchRecent', 'listing'],
  ...['relatedMedia', 'favouriteList', 'ownedLists', 'followedLists', 'listItems', 'favouriteInfo'],
  ...['myActivities', 'targetGroups', 'expiredAlmostExpired', 'continueWhereYouLeft', 'allUserActivities'],
  ...[
    'myInterests',
    'myPlans',
    'mySkillResponsibility',
    'myPlanResponsibility',
    'catalogPosts',
    'channelPosts',
  ],
  ...['manualLearningSpace', 'categorizedTags', 'interestTags', 'customElementsOrder'],
  ...['catalogMaterialDetails', 'courseMaterials'],
]);

/** A search page without its count and next link would be another screen, so it is never bare. */
const needsMore: ReadonlySet<string> = new Set(['searchCatalog', 'searchAllInCatalog']);

type Envelope = (list: Json[], more: JsonObject) => Json;

/** How a list is put into an answer. */
export const envelopes: Readonly<Record<string, Envelope>> = {
  bare: (list) => list,
  items: (items, more) => ({ ...more, items }),
  data: (data, more) => ({ ...more, data }),
  'data-items': (items, more) => ({ success: true, data: { ...more, items } }),
  results: (results, more) => ({ ...more, results }),
  value: (value, more) => ({ ...more, value }),
};

/** An answer in another envelope; objects go below `data` where lists do, unless they are there already. */
export function inEnvelope(name: string, operation: string, answer: Json): Json {
  const wrap = envelopes[name];
  if (!wrap) return answer;
  if (!listOperations.has(operation)) return name.startsWith('data') ? belowData(answer) : answer;
  if (name === 'bare' && needsMore.has(operation)) return answer;
  const { list, more } = unwrapped(answer);
  return wrap(list, more);
}

const belowData = (answer: Json): Json =>
  isObject(answer) && !('data' in answer) ? { data: answer } : answer;

/** The list of an answer of ours, and the fields beside it. */
function unwrapped(answer: Json): { list: Json[]; more: JsonObject } {
  if (Array.isArray(answer)) return { list: answer, more: {} };
  if (!isObject(answer)) return { list: [], more: {} };
  const field = listFields.find((name) => Array.isArray(answer[name]));
  if (field === undefined) return { list: [], more: answer };
  const { [field]: list, ...more } = answer;
  return { list: list as Json[], more };
}
