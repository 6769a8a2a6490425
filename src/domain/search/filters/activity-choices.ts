import { choicesOf, noChoices, type SearchChoices } from '../search-choices';
import { filterOf } from './filters';

/**
 * Merges two sets of choices. The filters of the my-activities page come from the first, everything else from the
 * second.
 * @see R-ENTITY-069 R-ENTITY-070
 */
const merged = (activities: SearchChoices, others: SearchChoices): SearchChoices =>
  choicesOf(others.phrase, (name) => (filterOf(name).scope === 'activities' ? activities : others)[name]);

/**
 * Returns the choices of an address that apply on the my-activities page. The filters of an earlier search do not
 * apply.
 * @see R-OTHER-029
 */
export const activityChoices = (all: SearchChoices): SearchChoices => merged(all, noChoices);

/**
 * Changes the choices that apply on the my-activities page. The choices of an earlier search stay in the address.
 * @see R-OTHER-049
 */
export const withActivityChoices = (all: SearchChoices, next: SearchChoices): SearchChoices =>
  merged(next, all);

/**
 * Returns the choices of an address that apply to a search. The filters of the my-activities page do not apply.
 * @see R-OTHER-023
 */
export const searchChoices = (all: SearchChoices): SearchChoices => merged(noChoices, all);

/**
 * Changes the choices that apply to a search. The filters of the my-activities page stay in the address.
 * @see R-OTHER-049
 */
export const withSearchChoices = (all: SearchChoices, next: SearchChoices): SearchChoices =>
  merged(all, next);
