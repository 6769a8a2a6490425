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
  return `${services.gallery.replace(/\/$/, '')}/images/${encodeURIComponent(image)}?size=${size}`;
}
