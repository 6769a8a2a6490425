import type { KeyName } from './controls/video-keys';

/** The words of the player; they come in, since this floor knows no language. */
export interface VideoLabels {
  /** Names the whole player: the title of what plays. */
  player: string;
  play: string;
  pause: string;
  mute: string;
  unmute: string;
  volume: string;
  speed: string;
  seek: string;
  /** "0:10 of 3:20", for the position slider. */
  position: (time: string, length: string) => string;
  captions: string;
  noCaptions: string;
  pictureInPicture: string;
  transcript: string;
  searchTranscript: string;
  /** How many lines hold what is looked for. */
  found: (count: number) => string;
  transcriptFailed: string;
  enterFullscreen: string;
  exitFullscreen: string;
  help: string;
  keys: Record<KeyName, string>;
  close: string;
  buffering: string;
  slow: string;
  failed: string;
  retry: string;
}
