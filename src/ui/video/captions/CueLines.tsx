import { useEffect, useRef } from 'react';
import { tw } from '../../style/tw';
import { clock } from '../clock';
import type { Cue } from './use-cues';

/** The classes of a list beside the video. However long it is, it is as high as the video. */
export const cuePanel = {
  frame: tw(
    'relative shrink-0 h-transcript md:h-auto md:w-transcript bg-surface text-text border-s border-border',
  ),
  column: tw('absolute inset-0 flex flex-col gap-2 p-3'),
};

const line = tw(
  'flex gap-3 w-full min-h-bar px-2 py-1 rounded-control text-start text-14 hover:bg-primary-soft',
);
const spoken = tw('bg-primary-soft font-semibold');

interface CueLinesProps {
  cues: readonly Cue[];
  /** The text to mark in the lines. */
  sought?: string;
  /** The current position of the video in seconds. Undefined when the video does not play. */
  time?: number;
  language: string | undefined;
  onChoose: (cue: Cue) => void;
}

/** Lines with their times, as buttons. The one at the position of the video is marked and in view. */
export function CueLines({ cues, sought = '', time, language, onChoose }: CueLinesProps) {
  const now = time === undefined ? undefined : cues.findLast(({ start }) => start <= time);
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
