import type { PortalOptions } from './portal-options';

/** The portal's origin and the second one that its media come from, so that frames and cookies stay apart (O-14). */
export function originsOf(
  requestUrl: string,
  options: PortalOptions,
): { origin: string; mediaOrigin: string } {
  const origin = options.origin ?? new URL(requestUrl).origin;
  const other = new URL(origin);
  if (other.hostname === 'localhost') other.hostname = '127.0.0.1';
  return { origin, mediaOrigin: options.mediaOrigin ?? other.origin };
}
