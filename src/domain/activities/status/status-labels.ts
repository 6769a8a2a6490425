import type { TextKey } from '../../text-key';
import { meaningLabel, statusMeaning } from './status-codes';
import { coursesGroupOf, searchGroupOf } from './status-groups';

const neverShown: readonly string[] = ['USNE', 'UNSU', 'USEU'];

/** Returns the status label of an item. Codes that belong to no group have no label. @see R-STATUS-017 A-090 A-092 */
export function statusLabel(code: string): TextKey | undefined {
  if (neverShown.includes(code) || !(coursesGroupOf(code) ?? searchGroupOf(code))) return undefined;
  const meaning = statusMeaning(code);
  return meaning && meaningLabel(meaning);
}
