import { wantsToken, withoutToken } from '../../api/media/image-address';
import { usePortal } from '../portal/portal-context';
import { useSession } from '../session/hooks';
import { currentToken } from '../session/portal-token';
import { useIsPrerender } from '../../browser/server/use-is-prerender';

/**
 * Returns a function that builds the address to render, with the token that the address requires. The HTML of a server
 * contains no token, so an image that requires one follows in the browser.
 * @see R-API-008 O-10
 */
export function useImageSource(): (address: string | undefined) => string | undefined {
  const portal = usePortal();
  const isPrerender = useIsPrerender();
  const isUser = useSession().login !== 'public';
  return (address) =>
    isPrerender && isUser && address !== undefined && wantsToken(address)
      ? undefined
      : imageSource(address, isPrerender ? undefined : currentToken(portal));
}

/** Adds the token that an address requires. Without a token, removes the token parameter. */
export function imageSource(address: string | undefined, token: string | undefined): string | undefined {
  if (address === undefined || !wantsToken(address)) return address;
  return token ? address + encodeURIComponent(token) : withoutToken(address);
}
