/** The words of the player; they come in, since this floor knows no language. */
export interface VideoLabels {
  /** Names the whole player: the title of what plays. */
  player: string;
  play: string;
  pause: string;
  mute: string;
  unmute: string;
  volume: string;
  seek: string;
  /** "0:10 of 3:20", for the position slider. */
  position: (time: string, length: string) => string;
  /** Says which captions show; without a name, none do. */
  captions: (name: string | undefined) => string;
  enterFullscreen: string;
  exitFullscreen: string;
  buffering: string;
  failed: string;
  retry: string;
}
