import { useCallback, useEffect, useState } from 'react';
import type { Played } from '../../../state/media/media';
import type { VideoPlayer } from '../../../ui/video/VideoPlayer';

/** Fetches the player's code; a failure is told in the player's place and can be tried again, unlike that of a lazy component. */
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
