import { imageAddress } from '../../api/media/image-address';
import type { ImageSize } from '../../domain/home/layouts';
import { useApi } from '../portal/api';
import { useElementContext } from '../portal/element-context';

/** Returns the full address of an image by its id, or undefined when there is none. */
export type Images = (id: string | undefined, size: ImageSize) => string | undefined;

/** Returns a function that builds the full addresses of images that the configuration names by id. @see R-API-007 */
export function useImages(): Images {
  const api = useApi();
  return (id, size) => imageAddress(api, id, size);
}

/** Returns the address of the large hero image of the current catalog. @see A-013 */
export function useHeroImage(): string | undefined {
  const images = useImages();
  const { catalog } = useElementContext();
  return images(catalog.heroImageId, 'large');
}
