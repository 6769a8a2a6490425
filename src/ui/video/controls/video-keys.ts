import type { KeyboardEvent } from 'react';
import { changeSpeed, changeVolume, seekTo, skip, toggleMute, togglePlay } from '../video-actions';

/** The video and the functions that the keys control. */
interface KeyTarget {
  video: HTMLVideoElement;
  toggleFullscreen: () => void;
  nextCaptions: () => void;
  openHelp: () => void;
}

type Act = (target: KeyTarget) => void;

const shortSkip = 5;
const longSkip = 10;

const tenths = Object.fromEntries(
  Array.from({ length: 10 }, (_, tenth): [string, Act] => [
    String(tenth),
    ({ video }) => seekTo(video, (video.duration * tenth) / 10),
  ]),
);

/** The actions of the keys, in the order of the help dialog. */
const keyRows = {
  play: { ' ': ({ video }) => togglePlay(video), k: ({ video }) => togglePlay(video) },
  shortSkip: {
    ArrowLeft: ({ video }) => skip(video, -shortSkip),
    ArrowRight: ({ video }) => skip(video, shortSkip),
  },
  longSkip: { j: ({ video }) => skip(video, -longSkip), l: ({ video }) => skip(video, longSkip) },
  tenths,
  volume: {
    ArrowUp: ({ video }) => changeVolume(video, 1),
    ArrowDown: ({ video }) => changeVolume(video, -1),
  },
  mute: { m: ({ video }) => toggleMute(video) },
  speed: { '<': ({ video }) => changeSpeed(video, -1), '>': ({ video }) => changeSpeed(video, 1) },
  captions: { c: ({ nextCaptions }) => nextCaptions() },
  fullscreen: { f: ({ toggleFullscreen }) => toggleFullscreen() },
  help: { '?': ({ openHelp }) => openHelp() },
} as const satisfies Record<string, Record<string, Act>>;

export type KeyName = keyof typeof keyRows;

/** The names of the keys in the help dialog. */
export const keyCaps: Record<KeyName, readonly string[]> = {
  play: ['Space', 'K'],
  shortSkip: ['←', '→'],
  longSkip: ['J', 'L'],
  tenths: ['0 – 9'],
  volume: ['↑', '↓'],
  mute: ['M'],
  speed: ['<', '>'],
  captions: ['C'],
  fullscreen: ['F'],
  help: ['?'],
};

const acts: Partial<Record<string, Act>> = Object.fromEntries(
  Object.values(keyRows).flatMap((row: Record<string, Act>) => Object.entries(row)),
);

/** Handles the keys of the player, wherever the focus is inside it. A control handles its own keys. */
export function pressKey(event: KeyboardEvent, target: KeyTarget): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const act = acts[event.key] ?? acts[event.key.toLowerCase()];
  if (!act || belongsToControl(event)) return;
  event.preventDefault();
  act(target);
}

function belongsToControl({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('select, [type=search], dialog')) return true;
  if (target.closest('button')) return key === ' ';
  return target.matches('input') && key.startsWith('Arrow');
}
