import { imageAddress, wantsToken, withoutToken } from '../api/image-address';
import type { ImageSize } from '../domain/content/layouts';
import { useApi } from './api';
import { useHost } from './host';
import { tokenNow } from './runtime';

/** The full address of a picture by its id, where there is one. */
export type Images = (id: string | undefined, size: ImageSize) => string | undefined;

/** Full addresses of pictures that the configuration names by id (R-API-007). */
export function useImages(): Images {
  const api = useApi();
  return (id, size) => imageAddress(api, id, size);
}

/** The large picture of the catalog at hand. */
export function useHeroImage(): string | undefined {
  const images = useImages();
  const { catalog } = useHost();
  return images(catalog.heroImageId, 'large');
}

/** The address as it is drawn: a token that it asks for is put in here and nowhere earlier, or left out (R-API-008, O-10). */
export function drawnAddress(address: string | undefined, token = tokenNow()): string | undefined {
  if (address === undefined || !wantsToken(address)) return address;
  return token ? address + encodeURIComponent(token) : withoutToken(address);
}
