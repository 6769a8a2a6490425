import { useCallback, useEffect, useState } from 'react';
import type { QueryResult } from '../../../state/query/query-result';
import type { PlayingVideo } from './playing/PlayingVideo';

type LoadedPlayer = Pick<QueryResult<typeof PlayingVideo>, 'data' | 'error'>;

/** Loads the player's code. Unlike a lazy component, it reports a failure in the player area and offers a retry. */
export function useVideoPlayer(): QueryResult<typeof PlayingVideo> {
  const [player, setPlayer] = useState<LoadedPlayer>({ data: undefined, error: null });
  const load = useCallback(() => {
    import('./playing/PlayingVideo').then(
      (module) => setPlayer({ data: module.PlayingVideo, error: null }),
      (reason: unknown) =>
        setPlayer({ data: undefined, error: new Error('The video player did not load.', { cause: reason }) }),
    );
  }, []);
  useEffect(load, [load]);
  return { ...player, refetch: load };
}
