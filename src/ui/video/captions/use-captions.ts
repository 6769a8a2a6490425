import { useEffect, useState, type RefObject } from 'react';

interface Track {
  src: string;
  language: string;
  label: string;
}

export interface CaptionTrack extends Track {
  kind: 'captions' | 'subtitles';
}

/** The names and beginnings of the parts of a video. */
export interface ChapterTrack extends Track {
  kind: 'chapters';
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
  /** Whether the list of chapters is open, so that they must be loaded. */
  areChaptersRead: boolean;
}

/** Controls which captions are visible, and which the browser loads only for the transcript. */
export function useCaptions(ref: RefObject<HTMLVideoElement | null>, requested: Request): Captions {
  const { tracks, language, isRead, areChaptersRead } = requested;
  const [shown, setShown] = useState(() => {
    const index = tracks.findIndex((track) => track.language === language);
    return index < 0 ? undefined : index;
  });
  useEffect(() => {
    const list = ref.current?.textTracks;
    if (!list) return;
    const apply = () => {
      for (const [index, track] of [...list].entries()) {
        const isNeeded = track.kind === 'chapters' ? areChaptersRead : isRead && index === (shown ?? 0);
        track.mode = index === shown ? 'showing' : isNeeded ? 'hidden' : 'disabled';
      }
    };
    apply();
    // A browser that knows the person's languages shows captions on its own, in addition to the chosen ones.
    list.addEventListener('change', apply);
    return () => list.removeEventListener('change', apply);
  }, [ref, shown, isRead, areChaptersRead]);
  const next = () => {
    const following = shown === undefined ? 0 : shown + 1;
    setShown(following < tracks.length ? following : undefined);
  };
  return { tracks, shown, choose: setShown, next };
}
