import { useCallback, useEffect, useState } from 'react';
import type { Played } from '../../../state/media/media';
import type { VideoPlayer } from '../../../ui/video/VideoPlayer';

/** Loads the player's code. Unlike a lazy component, it reports a failure in the player area and offers a retry. */
export function useVideoPlayer(): Played<typeof VideoPlayer> {
  const [player, setPlayer] = useState<Played<typeof VideoPlayer>>({ state: 'loading' });
  const load = useCallback(() => {
    import('../../../ui/video/VideoPlayer').then(
      (module) => setPlayer({ state: 'ready', data: module.VideoPlayer }),
      () => setPlayer({ state: 'unavailable', reason: 'failed', retry: load }),
    );
  }, []);
  useEffect(load, [load]);
  return player;
}
