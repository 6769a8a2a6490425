import { useState } from 'react';
import { framePolicy, type FramePolicy } from '../../domain/media/frame-policy';
import type { Media } from '../../domain/media/media';
import { frameAddress } from '../../domain/media/media-address';
import { hasFullscreen, playbackOf } from '../../domain/media/media-types';
import { useApi } from '../portal/api';
import { usePortal } from '../portal/portal-context';
import { currentToken } from '../session/portal-token';

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
    ...framePolicy(media.type, address, {
      mediaAddress,
      mediaHosts,
      pageOrigin: portal.environment.origin(),
    }),
  };
}

/**
 * Returns whether the media item may fill the window: it plays in a frame, and its type supports fullscreen.
 * @see R-MEDIA-014 R-COURSEMEDIA-009
 */
export function useMayFill(media: Media | undefined, from: MediaContext): boolean {
  const { mediaAddress, mediaHosts } = useApi();
  const pageOrigin = usePortal().environment.origin();
  if (!media || !hasFullscreen(media.type) || playbackOf(media.type) !== 'frame') return false;
  const address = frameAddress({ mediaHost: mediaAddress, mediaId: media.id, ...from });
  return framePolicy(media.type, address, { mediaAddress, mediaHosts, pageOrigin }).isAllowed;
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
