import { useState } from 'react';
import type { Api } from '../../api/http/api';
import { catalogMaterial, mediaSecretKey, relatedMedia } from '../../api/media/media';
import { pageOrigin } from '../../browser/page';
import { hasFullscreen, playbackOf, type MediaType } from '../../domain/media/media-types';
import { framePolicy, type FramePolicy } from '../../domain/media/frame-policy';
import type { Media } from '../../domain/media/media';
import { frameAddress, videoAddress } from '../../domain/media/media-address';
import { showsRelated } from '../../domain/media/related-media';
import { currentApi, useApi } from '../portal/api';
import { prefetch, useEagerQuery } from '../query/eager-query';
import { useElementContext } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';
import { cultureAtom, sessionAtom, whenReady } from '../portal/portal-state';
import { currentToken } from '../session/portal-token';
import { queryClientOf } from '../query/query-client';
import type { QueryResult } from '../query/query-result';
import { useCulture, useSession } from '../session/hooks';

/** Returns the media item of the address. @see R-MEDIA-001 */
export function useMedia(id: string, type: MediaType): QueryResult<Media> {
  return usePlayed(...mediaQuestion(id, type));
}

const mediaQuestion = (id: string, type: MediaType): Question<Media> => [
  ['item', id],
  (api, signal) => catalogMaterial(api, { id, type }, signal),
];

/**
 * Prefetches a media item. Resolves when the query ends. If it fails, the component that shows the media item retries.
 */
export async function prefetchMedia(portal: Portal, id: string, type: MediaType): Promise<void> {
  const { store } = portal;
  const queryClient = queryClientOf(portal);
  const { catalogs } = await whenReady(portal);
  // Without a catalog the screen shows no media item.
  if (catalogs.length === 0) return;
  const queryContext = queryContextOf(store.get(cultureAtom), store.get(sessionAtom).userId);
  const [parts, load] = mediaQuestion(id, type);
  const options = playedOptions([...parts, ...queryContext], (signal) => load(currentApi(portal), signal));
  return prefetch(queryClient, options.queryKey, () => queryClient.query(options));
}

/**
 * Returns media related to this media item: those that the catalog returns, or else those that the media item lists.
 * Undefined while the query runs.
 * @see R-MEDIA-010 A-115
 */
export function useRelatedMedia(media: Media | undefined): readonly Media[] | undefined {
  const api = useApi();
  const { catalog } = useElementContext();
  const queryContext = useQueryContext();
  const isWanted = media?.showsRelated === true;
  const query = useEagerQuery({
    ...playedOptions(['related', catalog.id, media?.id ?? '', ...queryContext], (signal) =>
      relatedMedia(api, { catalogId: catalog.id, mediaId: media?.id ?? '' }, signal),
    ),
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
  const key = usePlayed(['key', mediaId], (api, signal) => mediaSecretKey(api, mediaId, signal));
  const { data: secretKey } = key;
  return { ...key, data: secretKey && videoAddress({ mediaHost: mediaAddress, mediaId, secretKey }) };
}

/** The context that a media item plays in: the current catalog, or a course. */
export interface MediaContext {
  context: 'catalog' | 'course';
  contextId: string;
}

interface Frame extends FramePolicy {
  address: string;
}

/** Returns the frame of a media item, with the token that its address requires. @see R-API-081 R-API-082 O-10 O-14 */
export function useFrame(media: Media, from: MediaContext): Frame {
  const { mediaAddress, mediaHosts } = useApi();
  // Computed once, because a renewed token must not reload a frame that is playing.
  const portal = usePortal();
  const [address] = useState(() =>
    tokenAddress(currentToken(portal), { mediaHost: mediaAddress, mediaId: media.id, ...from }),
  );
  return {
    address,
    ...framePolicy(media.type, address, { mediaAddress, mediaHosts, pageOrigin: pageOrigin() }),
  };
}

/**
 * Returns whether the media item may fill the window: it plays in a frame, and its type supports fullscreen.
 * @see R-MEDIA-014 R-COURSEMEDIA-009
 */
export function useMayFill(media: Media | undefined, from: MediaContext): boolean {
  const { mediaAddress, mediaHosts } = useApi();
  if (!media || !hasFullscreen(media.type) || playbackOf(media.type) !== 'frame') return false;
  const address = frameAddress({ mediaHost: mediaAddress, mediaId: media.id, ...from });
  return framePolicy(media.type, address, { mediaAddress, mediaHosts, pageOrigin: pageOrigin() }).isAllowed;
}

/**
 * Returns a function that builds the address for Open. It runs on the press, so that no link contains a token.
 * @see R-MEDIA-020 A-117 O-10
 */
export function useOpenAddress(media: Media, from: MediaContext): () => string {
  const { mediaAddress } = useApi();
  const portal = usePortal();
  return () =>
    media.link ?? tokenAddress(currentToken(portal), { mediaHost: mediaAddress, mediaId: media.id, ...from });
}

const tokenAddress = (token: string | undefined, address: Parameters<typeof frameAddress>[0]): string =>
  frameAddress({ ...address, ...(token === undefined ? {} : { token }) });

/** Returns the options of a query for the player. A failure is logged and not notified. @see R-ERROR-033 */
export const playedOptions = <Data>(
  parts: readonly string[],
  load: (signal: AbortSignal) => Promise<Data>,
) => ({
  queryKey: ['media', ...parts],
  queryFn: ({ signal }: { signal: AbortSignal }) => load(signal),
  meta: { onFailure: 'log' as const },
  // A prefetch that failed just now is not repeated as soon as its component mounts.
  retryOnMount: ({ state }: { state: { errorUpdatedAt: number } }) =>
    // The query library's own timestamp.
    // eslint-disable-next-line no-restricted-properties -- see above
    Date.now() - state.errorUpdatedAt > justNowMs,
});

const justNowMs = 1000;

/** The arguments of a query for the player: the parts of its key, and how to load it. */
type Question<Data> = [parts: readonly string[], load: (api: Api, signal: AbortSignal) => Promise<Data>];

/** Runs a query for the player. The player itself shows a failure. @see O-1 */
export function usePlayed<Data>(...[parts, load]: Question<Data>): QueryResult<Data> {
  const api = useApi();
  const queryContext = useQueryContext();
  return useEagerQuery<Data>(playedOptions([...parts, ...queryContext], (signal) => load(api, signal)));
}

/** Returns the parts of the query key for the language and the user. */
function useQueryContext(): readonly [string, string] {
  const culture = useCulture();
  return queryContextOf(culture, useSession().userId);
}

const queryContextOf = (culture: string, userId: string | undefined) =>
  [culture, userId ?? 'anonymous'] as const;
