import { wantsToken, withoutToken } from '../../api/media/image-address';
import { usePortal } from '../portal/portal-context';
import { currentToken } from '../session/portal-token';

/**
 * Returns a function that builds the address to render, with the token that the address requires.
 * @see R-API-008 O-10
 */
export function useImageSource(): (address: string | undefined) => string | undefined {
  const portal = usePortal();
  return (address) => imageSource(address, currentToken(portal));
}

/** Adds the token that an address requires. Without a token, removes the token parameter. */
export function imageSource(address: string | undefined, token: string | undefined): string | undefined {
  if (address === undefined || !wantsToken(address)) return address;
  return token ? address + encodeURIComponent(token) : withoutToken(address);
}
