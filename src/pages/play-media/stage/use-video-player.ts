import { useCallback, useEffect, useState } from 'react';
import type { QueryResult } from '../../../state/query/query-result';
import type { VideoPlayer } from '../../../ui/video/VideoPlayer';

type LoadedPlayer = Pick<QueryResult<typeof VideoPlayer>, 'data' | 'error'>;

/** Loads the player's code. Unlike a lazy component, it reports a failure in the player area and offers a retry. */
export function useVideoPlayer(): QueryResult<typeof VideoPlayer> {
  const [player, setPlayer] = useState<LoadedPlayer>({ data: undefined, error: null });
  const load = useCallback(() => {
    import('../../../ui/video/VideoPlayer').then(
      (module) => setPlayer({ data: module.VideoPlayer, error: null }),
      (reason: unknown) =>
        setPlayer({ data: undefined, error: new Error('The video player did not load.', { cause: reason }) }),
    );
  }, []);
  useEffect(load, [load]);
  return { ...player, refetch: load };
}
