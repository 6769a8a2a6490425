import { useEffect, useState, type RefObject } from 'react';

export interface CaptionTrack {
  src: string;
  language: string;
  label: string;
  kind: 'captions' | 'subtitles';
}

export interface Captions {
  tracks: readonly CaptionTrack[];
  /** The index of the visible track; undefined when no captions are visible. */
  shown: number | undefined;
  choose: (index: number | undefined) => void;
  /** Shows the next track, and no captions after the last track. */
  next: () => void;
}

interface Request {
  tracks: readonly CaptionTrack[];
  /** The language of the captions that were shown last. */
  language: string | undefined;
  /** Whether the transcript is open, so that the cues must be loaded too. */
  isRead: boolean;
}

/** Controls which captions are visible, and which the browser loads only for the transcript. */
export function useCaptions(ref: RefObject<HTMLVideoElement | null>, requested: Request): Captions {
  const { tracks, language, isRead } = requested;
  const [shown, setShown] = useState(() => {
    const index = tracks.findIndex((track) => track.language === language);
    return index < 0 ? undefined : index;
  });
  useEffect(() => {
    const list = ref.current?.textTracks;
    if (!list) return;
    const apply = () => {
      for (const [index, track] of [...list].entries())
        track.mode = index === shown ? 'showing' : isRead && index === (shown ?? 0) ? 'hidden' : 'disabled';
    };
    apply();
    // A browser that knows the person's languages shows captions on its own, in addition to the chosen ones.
    list.addEventListener('change', apply);
    return () => list.removeEventListener('change', apply);
  }, [ref, shown, isRead]);
  const next = () => {
    const following = shown === undefined ? 0 : shown + 1;
    setShown(following < tracks.length ? following : undefined);
  };
  return { tracks, shown, choose: setShown, next };
}
