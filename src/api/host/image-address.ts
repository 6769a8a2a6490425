import type { ItemType } from '../../domain/activities/item-types';
import type { ImageSize } from '../../domain/home/layouts';
import { safeAddress } from '../../domain/navigation/link-address';
import type { Api } from '../http/api';

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
  if (/^(https?:|[\\/])/i.test(image)) return wholeAddress(image, services.gallery);
  return `${services.gallery.replace(/\/$/, '')}/images/${encodeURIComponent(image)}?size=${size}`;
}

/**
 * An address that was sent whole; a path from the root belongs to the gallery, not to the page. It never asks for the
 * token by itself: only `articleImageAddress` decides that (O-10).
 */
function wholeAddress(image: string, gallery: string): string | undefined {
  const address = /^(https?:)?\/\//i.test(image) ? safeAddress(image) : pathOf(image, gallery);
  return address?.replace(/([?&]access_token=)+$/i, '');
}

/** Browsers read a backslash as a slash, so that a path may name another host. */
function pathOf(image: string, gallery: string): string | undefined {
  if (!URL.canParse(image, gallery)) return undefined;
  const url = new URL(image, gallery);
  return url.origin === new URL(gallery).origin ? url.href : undefined;
}

/** The name of the parameter that ends an address whose picture needs the token; the token is added at render only (O-10). */
const tokenParameter = 'access_token=';

/** Does the address end with a parameter that waits for the token? */
export const wantsToken = (address: string): boolean => /[?&]access_token=$/.test(address);

/** The address without the parameter that waits for the token. */
export const withoutToken = (address: string): string => address.slice(0, -tokenParameter.length - 1);

/** The address of an article's picture, which the gallery gives only to a token (R-API-008). */
export function articleImageAddress(
  api: Pick<Api, 'services'>,
  image: string | undefined,
  size: ImageSize = 'medium',
): string | undefined {
  const address = imageAddress(api, image, size);
  if (address === undefined || !isInGallery(address, api.services.gallery)) return address;
  const [plain = ''] = address.split('#');
  return `${plain}${plain.includes('?') ? '&' : '?'}${tokenParameter}`;
}

/** The address of an item's picture: with the token where the item is an article (R-API-007, R-API-008). */
export function itemImageAddress(
  api: Pick<Api, 'services'>,
  { type, image, size }: { type: ItemType | undefined; image: string | undefined; size?: ImageSize },
): string | undefined {
  return type === 'article' ? articleImageAddress(api, image, size) : imageAddress(api, image, size);
}

/** Another host whose name only begins like the gallery's must not get the token (O-10). */
function isInGallery(address: string, gallery: string): boolean {
  const base = new URL(gallery);
  const url = new URL(address, base);
  const folder = `${base.pathname.replace(/\/$/, '')}/`;
  return url.origin === base.origin && url.pathname.startsWith(folder);
}
