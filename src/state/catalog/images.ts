import { imageAddress } from '../../api/host/image-address';
import type { ImageSize } from '../../domain/home/layouts';
import { useApi } from '../portal/api';
import { useElementContext } from '../portal/element-context';

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
  const { catalog } = useElementContext();
  return images(catalog.heroImageId, 'large');
}
