import type { ItemType } from '../activities/item-types';

/** The course type codes of the interests call. @see R-CONST-043 */
const interestTypes: ReadonlyMap<string, ItemType> = new Map([
  ['1', 'course'],
  ['2', 'eLearning'],
  ['3', 'conference'],
  ['5', 'timebooking'],
  ['6', 'education'],
  ['9', 'conversation'],
]);

/** Returns the item type of a course type code. @see R-CONST-043 */
export function interestType(code: string | number): ItemType | undefined {
  return interestTypes.get(String(code).trim());
}
