import { useEffect, useState, type RefObject } from 'react';

export interface CaptionTrack {
  src: string;
  language: string;
  label: string;
  kind: 'captions' | 'subtitles';
}

/** Lines above the lower edge, so that the controls do not cover the words. */
const captionLine = -4;

/** Which captions show: none at first, then one after the other with each press. */
export function useCaptions(ref: RefObject<HTMLVideoElement | null>, tracks: readonly CaptionTrack[]) {
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    for (const [index, track] of [...(ref.current?.textTracks ?? [])].entries())
      track.mode = index === shown ? 'showing' : 'disabled';
  }, [ref, shown]);
  useEffect(() => {
    const nodes = [...(ref.current?.querySelectorAll('track') ?? [])];
    for (const node of nodes) node.addEventListener('load', liftCues);
    return () => {
      for (const node of nodes) node.removeEventListener('load', liftCues);
    };
  }, [ref, tracks]);
  const next = () => {
    const following = shown === undefined ? 0 : shown + 1;
    setShown(following < tracks.length ? following : undefined);
  };
  return { shown: shown === undefined ? undefined : tracks[shown], next };
}

/** Lifts the words of a track that has just been loaded, where its author left their place open. */
function liftCues({ currentTarget }: Event): void {
  if (!(currentTarget instanceof HTMLTrackElement)) return;
  for (const cue of currentTarget.track.cues ?? [])
    if (cue instanceof VTTCue && cue.line === 'auto') cue.line = captionLine;
}
