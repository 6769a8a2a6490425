import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { tw } from '../../style/tw';
import { clock } from '../clock';
import { useCues, type Cue } from './use-cues';
import { play, seekTo } from '../video-actions';
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

// Beside the video it is as high as the video, however long it is.
const panel = tw(
  'relative shrink-0 h-transcript md:h-auto md:w-transcript bg-surface text-text border-s border-border',
);
const column = tw('absolute inset-0 flex flex-col gap-2 p-3');
const line = tw(
  'flex gap-3 w-full min-h-bar px-2 py-1 rounded-control text-start text-14 hover:bg-primary-soft',
);
const spoken = tw('bg-primary-soft font-semibold');

/** The transcript beside the video. A press on a line moves the video to it. @see O-14 */
export function Transcript({ video, track, language, time, labels }: TranscriptProps) {
  const id = useId();
  const [sought, setSought] = useState('');
  const cues = useCues(video, track);
  const found = cues.state === 'ready' ? cues.cues.filter((cue) => holds(cue, sought)) : [];
  const goTo = (cue: Cue) => {
    if (!video.current) return;
    seekTo(video.current, cue.start);
    play(video.current);
  };
  return (
    <section aria-label={labels.transcript} className={panel}>
      <div className={column}>
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
        <Lines cues={found} sought={sought} time={time} language={language} onChoose={goTo} />
      </div>
    </section>
  );
}

const holds = ({ text }: Cue, sought: string): boolean => text.toLowerCase().includes(sought.toLowerCase());

interface LinesProps {
  cues: readonly Cue[];
  sought: string;
  time: number;
  language: string | undefined;
  onChoose: (cue: Cue) => void;
}

function Lines({ cues, sought, time, language, onChoose }: LinesProps) {
  const now = cues.findLast(({ start }) => start <= time);
  const list = useRef<HTMLOListElement>(null);
  const start = now?.start;
  useEffect(() => {
    const node = list.current;
    // The list does not scroll while a person moves through the lines by keyboard or searches for one.
    if (!node || sought || node.matches(':focus-within')) return;
    const activeLine = node.querySelector<HTMLElement>('[aria-current]');
    if (activeLine) node.scrollTop = activeLine.offsetTop - node.offsetTop - node.clientHeight / 3;
  }, [start, sought]);
  return (
    <ol ref={list} lang={language} className={tw('grow min-h-0 overflow-y-auto overscroll-contain')}>
      {cues.map((cue) => (
        <li key={cue.start}>
          <button
            type="button"
            aria-current={cue === now ? 'true' : undefined}
            className={`${line} ${cue === now ? spoken : ''}`}
            onClick={() => onChoose(cue)}
          >
            <span dir="ltr" className={tw('shrink-0 w-10 font-normal text-muted tabular-nums')}>
              {clock(cue.start)}
            </span>
            <span>
              <Marked text={cue.text} sought={sought} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Marked({ text, sought }: { text: string; sought: string }) {
  const at = sought ? text.toLowerCase().indexOf(sought.toLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + sought.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
