import type { RefObject } from 'react';
import { tw } from '../../style/tw';
import { playFrom } from '../video-actions';
import type { VideoLabels } from '../video-labels';
import { CueLines, cuePanel } from './CueLines';
import { useCues } from './use-cues';

interface ChaptersProps {
  video: RefObject<HTMLVideoElement | null>;
  /** The track with the chapters, by its index and its language. */
  track: number;
  language: string;
  /** The current position of the video in seconds. */
  time: number;
  labels: VideoLabels;
}

/** The chapters beside the video. A press on one moves the video to its beginning. @see O-14 */
export function Chapters({ video, track, language, time, labels }: ChaptersProps) {
  const cues = useCues(video, track);
  return (
    <section aria-label={labels.chapters} className={cuePanel.frame}>
      <div className={cuePanel.column}>
        <p className={tw('text-14 font-semibold')}>{labels.chapters}</p>
        {cues.state === 'failed' ? <p className={tw('text-14')}>{labels.chaptersFailed}</p> : null}
        {cues.state === 'loading' ? <p className={tw('text-14 text-muted')}>{labels.buffering}</p> : null}
        <CueLines
          cues={cues.state === 'ready' ? cues.cues : []}
          time={time}
          language={language}
          onChoose={({ start }) => playFrom(video.current, start)}
        />
      </div>
    </section>
  );
}
