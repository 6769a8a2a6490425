import { useEffect, useState, type RefObject } from 'react';

export interface CaptionTrack {
  src: string;
  language: string;
  label: string;
  kind: 'captions' | 'subtitles';
}

export interface Captions {
  tracks: readonly CaptionTrack[];
  /** Which of them shows; undefined shows none. */
  shown: number | undefined;
  choose: (index: number | undefined) => void;
  /** One after the other, and none after the last. */
  next: () => void;
}

interface Request {
  tracks: readonly CaptionTrack[];
  /** In which language they were shown last. */
  language: string | undefined;
  /** Are their words wanted beside the picture too? */
  isRead: boolean;
}

/** Which captions show, and which the browser fetches only to be read. */
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
    // A browser that knows the person's languages shows captions of its own accord, beside ours.
    list.addEventListener('change', apply);
    return () => list.removeEventListener('change', apply);
  }, [ref, shown, isRead]);
  const next = () => {
    const following = shown === undefined ? 0 : shown + 1;
    setShown(following < tracks.length ? following : undefined);
  };
  return { tracks, shown, choose: setShown, next };
}
