import type { KeyboardEvent } from 'react';
import { changeVolume, skip, toggleMute, togglePlay } from './video-actions';

/** What the keys act on. */
interface KeyTarget {
  video: HTMLVideoElement;
  toggleFullscreen: () => void;
  nextCaptions: () => void;
}

const keys: Record<string, (target: KeyTarget) => void> = {
  ' ': ({ video }) => togglePlay(video),
  k: ({ video }) => togglePlay(video),
  m: ({ video }) => toggleMute(video),
  f: ({ toggleFullscreen }) => toggleFullscreen(),
  c: ({ nextCaptions }) => nextCaptions(),
  ArrowLeft: ({ video }) => skip(video, -1),
  ArrowRight: ({ video }) => skip(video, 1),
  ArrowUp: ({ video }) => changeVolume(video, 1),
  ArrowDown: ({ video }) => changeVolume(video, -1),
};

/** The keys of the player, wherever in it the focus is; a control's own keys stay its own. */
export function pressKey(event: KeyboardEvent, target: KeyTarget): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const act = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!act || belongsToControl(event)) return;
  event.preventDefault();
  act(target);
}

function belongsToControl({ key, target }: KeyboardEvent): boolean {
  if (target instanceof HTMLButtonElement) return key === ' ';
  return target instanceof HTMLInputElement && key.startsWith('Arrow');
}
