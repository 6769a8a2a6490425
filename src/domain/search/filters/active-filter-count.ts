import type { SearchChoices } from '../search-choices';
import { choiceNames, filterOf } from './filters';

/**
 * Returns the number for the filter button. Each single filter, each category that is selected as a whole, and the date
 * count as one.
 * @see R-SEARCH-009 A-081
 */
export function activeFilterCount(choices: SearchChoices): number {
  const { tagCategories, classTagCategories } = choices;
  // A whole category with tags of both kinds is in both lists, but counts as one.
  const twice = tagCategories.filter((id) => classTagCategories.includes(id)).length;
  return choiceNames.reduce((sum, name) => sum + filterOf(name).count(choices[name]), -twice);
}
