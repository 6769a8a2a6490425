import { useEffect, useRef } from 'react';
import type { CaptionTrack } from './use-captions';
import { useCues, type Cues } from './use-cues';

interface HiddenTrackProps {
  id: string;
  track: CaptionTrack;
  /** Called with the id when the cues change. */
  onCues: (id: string, cues: Cues) => void;
}

/** Makes the browser load and parse a track of a video that does not play. */
export function HiddenTrack({ id, track, onCues }: HiddenTrackProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const [loaded] = ref.current?.textTracks ?? [];
    if (loaded) loaded.mode = 'hidden';
  }, []);
  const cues = useCues(ref, 0);
  useEffect(() => onCues(id, cues), [id, cues, onCues]);
  return (
    // eslint-disable-next-line jsx-a11y/media-has-caption -- nothing plays here
    <video ref={ref} hidden preload="none" crossOrigin="anonymous">
      <track src={track.src} srcLang={track.language} kind={track.kind} label={track.label} />
    </video>
  );
}
