import { useEffect, useState, type RefObject } from 'react';

/** One line of captions. The start is in seconds. */
export interface Cue {
  start: number;
  text: string;
}

export type Cues = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; cues: readonly Cue[] };

/** Returns whether a line contains a text, in upper or lower case. */
export const includesText = ({ text }: Cue, sought: string): boolean =>
  text.toLowerCase().includes(sought.toLowerCase());

/** Returns the cues of one track of a video, once the browser has loaded them. */
export function useCues(ref: RefObject<HTMLVideoElement | null>, index: number): Cues {
  const [cues, setCues] = useState<Cues>({ state: 'loading' });
  useEffect(() => {
    const track = ref.current?.querySelectorAll('track')[index];
    if (!track) return setCues({ state: 'failed' });
    const read = () => setCues(cuesOf(track));
    read();
    track.addEventListener('load', read);
    track.addEventListener('error', read);
    return () => {
      track.removeEventListener('load', read);
      track.removeEventListener('error', read);
    };
  }, [ref, index]);
  return cues;
}

function cuesOf(track: HTMLTrackElement): Cues {
  if (track.readyState === HTMLTrackElement.ERROR) return { state: 'failed' };
  if (track.readyState !== HTMLTrackElement.LOADED) return { state: 'loading' };
  const cues = [...(track.track.cues ?? [])].filter((cue): cue is VTTCue => cue instanceof VTTCue);
  return { state: 'ready', cues: cues.map((cue) => ({ start: cue.startTime, text: wordsOf(cue) })) };
}

/** Returns the text of a cue without the markup for voices and italics. */
const wordsOf = (cue: VTTCue): string => cue.getCueAsHTML().textContent.replace(/\s+/g, ' ').trim();
