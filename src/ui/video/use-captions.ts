import { useEffect, useState, type RefObject } from 'react';

export interface CaptionTrack {
  src: string;
  language: string;
  label: string;
  kind: 'captions' | 'subtitles';
}

/** Which captions show: none at first, then one after the other with each press. */
export function useCaptions(ref: RefObject<HTMLVideoElement | null>, tracks: readonly CaptionTrack[]) {
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    for (const [index, track] of [...(ref.current?.textTracks ?? [])].entries())
      track.mode = index === shown ? 'showing' : 'disabled';
  }, [ref, shown]);
  const next = () => {
    const following = shown === undefined ? 0 : shown + 1;
    setShown(following < tracks.length ? following : undefined);
  };
  return { shown: shown === undefined ? undefined : tracks[shown], next };
}
