import { wantsToken, withoutToken } from '../../api/host/image-address';
import { tokenNow } from '../portal/runtime';

/** The address as it is drawn: a token that it asks for is put in here and nowhere earlier, or left out (R-API-008, O-10). */
export function imageSource(address: string | undefined, token = tokenNow()): string | undefined {
  if (address === undefined || !wantsToken(address)) return address;
  return token ? address + encodeURIComponent(token) : withoutToken(address);
}
