import type { ImageSize } from '../domain/content/layouts';
import { safeAddress } from '../domain/activity/link-address';
import type { Api } from './api';

/**
 * The full address of a picture by its id, or the address itself when that is what was given (R-API-007, R-ENTITY-029,
 * How a size is asked for is assumed here and nowhere else.
 */
export function imageAddress(
  { services }: Pick<Api, 'services'>,
  image: string | undefined,
  size: ImageSize = 'medium',
): string | undefined {
  if (!image) return undefined;
  if (/^(https?:)?\/\//i.test(image)) return safeAddress(image);
  // A path from the root belongs to the server that sent it, not to the page.
  if (image.startsWith('/')) return new URL(image, services.gallery).href;
  return `${services.gallery.replace(/\/$/, '')}/images/${encodeURIComponent(image)}?size=${size}`;
}

/** Matches an address that wants the person's token; the token itself is added when the image renders (O-10). */
export const tokenEnd = /[?&]access_token=$/;

/** The address of an article's picture, which the gallery gives only to a token (R-API-008). */
export function articleImageAddress(
  api: Pick<Api, 'services'>,
  image: string | undefined,
  size: ImageSize = 'medium',
): string | undefined {
  const address = imageAddress(api, image, size);
  if (!address?.startsWith(`${api.services.gallery.replace(/\/$/, '')}/`)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}access_token=`;
}
