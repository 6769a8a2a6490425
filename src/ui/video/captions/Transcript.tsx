import { useId, useState, type RefObject } from 'react';
import { tw } from '../../style/tw';
import { playFrom } from '../video-actions';
import { CueLines, cuePanel } from './CueLines';
import { includesText, useCues } from './use-cues';
import type { VideoLabels } from '../video-labels';

interface TranscriptProps {
  video: RefObject<HTMLVideoElement | null>;
  /** The track to show, by its index and its language. */
  track: number;
  language: string | undefined;
  /** The current position of the video in seconds. */
  time: number;
  labels: VideoLabels;
}

/** The transcript beside the video. A press on a line moves the video to it. @see O-14 */
export function Transcript({ video, track, language, time, labels }: TranscriptProps) {
  const id = useId();
  const [sought, setSought] = useState('');
  const cues = useCues(video, track);
  const found = cues.state === 'ready' ? cues.cues.filter((cue) => includesText(cue, sought)) : [];
  return (
    <section aria-label={labels.transcript} className={cuePanel.frame}>
      <div className={cuePanel.column}>
        <label htmlFor={id} className={tw('text-14 font-semibold')}>
          {labels.searchTranscript}
        </label>
        <input
          id={id}
          type="search"
          className={tw('w-full px-3 py-2 rounded-control border border-control bg-surface text-14')}
          onChange={({ currentTarget }) => setSought(currentTarget.value.trim())}
        />
        <p role="status" className={sought ? tw('text-13 text-muted') : tw('visually-hidden')}>
          {sought ? labels.matchCount(found.length) : ''}
        </p>
        {cues.state === 'failed' ? <p className={tw('text-14')}>{labels.transcriptFailed}</p> : null}
        {cues.state === 'loading' ? <p className={tw('text-14 text-muted')}>{labels.buffering}</p> : null}
        <CueLines
          cues={found}
          sought={sought}
          time={time}
          language={language}
          onChoose={({ start }) => playFrom(video.current, start)}
        />
      </div>
    </section>
  );
}
