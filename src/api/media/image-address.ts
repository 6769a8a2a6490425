import type { ItemType } from '../../domain/activities/item-types';
import type { ImageSize } from '../../domain/home/layouts';
import { safeAddress } from '../../domain/navigation/link-address';
import type { Api } from '../http/api';

/**
 * Returns the absolute address of an image for its id. If `image` is already an address, returns that address. Only
 * this module depends on the assumed format of a size in an address.
 * @see R-API-007 R-ENTITY-029 A-129 A-021
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
 * Returns a complete address. A root-relative path belongs to the gallery, not to the page. Removes a token parameter,
 * because only `articleImageAddress` may request a token.
 * @see O-10
 */
function wholeAddress(image: string, gallery: string): string | undefined {
  const address = /^(https?:)?\/\//i.test(image) ? safeAddress(image) : pathOf(image, gallery);
  return address?.replace(/([?&]access_token=)+$/i, '');
}

/**
 * Returns undefined for a path that leads to another origin. Browsers treat a backslash as a slash, so a path can name
 * a host.
 */
function pathOf(image: string, gallery: string): string | undefined {
  if (!URL.canParse(image, gallery)) return undefined;
  const url = new URL(image, gallery);
  return url.origin === new URL(gallery).origin ? url.href : undefined;
}

/**
 * The parameter at the end of an address whose image requires the token. The token itself is added only at render.
 * @see O-10
 */
const tokenParameter = 'access_token=';

/** Returns whether the address ends with the parameter for the token. */
export const wantsToken = (address: string): boolean => /[?&]access_token=$/.test(address);

/** Returns the address without the parameter for the token. */
export const withoutToken = (address: string): string => address.slice(0, -tokenParameter.length - 1);

/** Returns the address of an article's image, which the gallery serves only with a token. @see R-API-008 */
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

/**
 * Returns the address of an item's image. For an article, it includes the parameter for the token.
 * @see R-API-007 R-API-008
 */
export function itemImageAddress(
  api: Pick<Api, 'services'>,
  { type, image, size }: { type: ItemType | undefined; image: string | undefined; size?: ImageSize },
): string | undefined {
  return type === 'article' ? articleImageAddress(api, image, size) : imageAddress(api, image, size);
}

/**
 * Returns whether an address is in the gallery. Another host whose name starts with that of the gallery must not
 * receive the token.
 * @see O-10
 */
function isInGallery(address: string, gallery: string): boolean {
  const base = new URL(gallery);
  const url = new URL(address, base);
  const folder = `${base.pathname.replace(/\/$/, '')}/`;
  return url.origin === base.origin && url.pathname.startsWith(folder);
}
