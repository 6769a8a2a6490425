import type { TextKey } from '../../text-key';
import type { Offer } from './filter';
import { choiceNames, filterOf, type ChoiceName } from './filters';

/**
 * Returns the most-used filters to offer. The setting selects all filters, none, or those in a bit mask. Some filters
 * require the module for target groups. A person without a user login gets only the filter for available seats.
 * @see R-VALID-040 R-VALID-041 A-064
 */
export function mostUsedFilters(
  setting: boolean | number,
  modules: Offer['modules'],
  viewer: Offer['viewer'],
): { id: ChoiceName; label: TextKey }[] {
  return choiceNames.flatMap((id) => {
    const { mostUsed } = filterOf(id);
    const isChosen = mostUsed && (typeof setting === 'number' ? (setting & mostUsed.bit) !== 0 : setting);
    return isChosen && mostUsed.isOffered({ modules, viewer }) ? [{ id, label: mostUsed.label }] : [];
  });
}
