import type { KeyName } from './controls/video-keys';

/** The texts of the player. The caller passes them in, since the `ui` layer has no translations. */
export interface VideoLabels {
  /** The accessible name of the player: the title of the video. */
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
  /** The number of lines that match the search. */
  matchCount: (count: number) => string;
  transcriptFailed: string;
  chapters: string;
  chaptersFailed: string;
  copyLink: string;
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
