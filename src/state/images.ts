import { imageAddress } from '../api/image-address';
import type { ImageSize } from '../domain/content/layouts';
import { useApi } from './api';

/** Full addresses of pictures that the configuration names by id (R-API-007). */
export function useImages(): (id: string | undefined, size: ImageSize) => string | undefined {
  const api = useApi();
  return (id, size) => imageAddress(api, id, size);
}
