import type { Media } from '../../domain/media/media';
import { videoAddress } from '../../domain/media/media-address';
import type { MediaType } from '../../domain/media/media-types';
import { showsRelated } from '../../domain/media/related-media';
import { useApi } from '../portal/api';
import { useElementContext } from '../portal/element-context';
import { useEagerQuery } from '../query/eager-query';
import type { QueryResult } from '../query/query-result';
import { usePortalOfViewer } from '../query/viewer-key';
import { mediaQuery, relatedMediaQuery, secretKeyQuery } from './queries';

/** Returns the media item of the address. @see R-MEDIA-001 */
export const useMedia = (id: string, type: MediaType): QueryResult<Media> =>
  useEagerQuery(mediaQuery(usePortalOfViewer(), id, type));

/**
 * Returns media related to this media item: those that the catalog returns, or else those that the media item lists.
 * Undefined while the query runs.
 * @see R-MEDIA-010 A-115
 */
export function useRelatedMedia(media: Media | undefined): readonly Media[] | undefined {
  const portal = usePortalOfViewer();
  const { catalog } = useElementContext();
  const isWanted = media?.showsRelated === true;
  const query = useEagerQuery({
    ...relatedMediaQuery(portal, catalog.id, media?.id ?? ''),
    enabled: isWanted,
  });
  if (isWanted && query.isPending) return undefined;
  const related = query.data ?? media?.related ?? none;
  return showsRelated(isWanted, related.length) ? related : none;
}

const none: readonly Media[] = [];

/**
 * Returns the address of a video, built from its secret key. The hook fetches the key, so use it only after the user
 * presses play.
 * @see R-API-072 A-114
 */
export function useVideoAddress(mediaId: string): QueryResult<string> {
  const { mediaAddress } = useApi();
  const key = useEagerQuery(secretKeyQuery(usePortalOfViewer(), mediaId));
  const { data: secretKey } = key;
  return { ...key, data: secretKey && videoAddress({ mediaHost: mediaAddress, mediaId, secretKey }) };
}
