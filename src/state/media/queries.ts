import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { catalogMaterial, mediaSecretKey, relatedMedia } from '../../api/media/media';
import type { MediaType } from '../../domain/media/media-types';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { whenReady } from '../portal/portal-state';
import { prefetch } from '../query/eager-query';
import { queryClientOf } from '../query/query-client';
import { mediaKeys } from './keys';

/** The query for a media item. @see R-MEDIA-001 */
export const mediaQuery = (portal: Portal, id: string, type: MediaType) =>
  playerQuery(mediaKeys.item(portal, id), (signal) =>
    catalogMaterial(currentApi(portal), { id, type }, signal),
  );

/** The query for the media that a catalog relates to a media item. @see R-MEDIA-010 A-115 */
export const relatedMediaQuery = (portal: Portal, catalogId: string, mediaId: string) =>
  playerQuery(mediaKeys.related(portal, catalogId, mediaId), (signal) =>
    relatedMedia(currentApi(portal), { catalogId, mediaId }, signal),
  );

/** The query for the key that the address of a video contains. @see R-API-072 A-114 */
export const secretKeyQuery = (portal: Portal, mediaId: string) =>
  playerQuery(mediaKeys.secretKey(portal, mediaId), (signal) =>
    mediaSecretKey(currentApi(portal), mediaId, signal),
  );

/**
 * Prefetches a media item. Resolves when the query ends. If it fails, the component that shows the media item retries.
 */
export async function prefetchMedia(portal: Portal, id: string, type: MediaType): Promise<void> {
  const queryClient = queryClientOf(portal);
  const { catalogs } = await whenReady(portal);
  // Without a catalog the screen shows no media item.
  if (catalogs.length === 0) return;
  const query = mediaQuery(portal, id, type);
  return prefetch(queryClient, query.queryKey, () => queryClient.query(query));
}

/** A query for the player, which shows a failure itself, so that it is not notified. @see R-ERROR-033 O-1 */
export const playerQuery = <Data>(queryKey: QueryKey, load: (signal: AbortSignal) => Promise<Data>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    meta: { onFailure: 'log' },
  });
