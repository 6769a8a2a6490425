import { parseFields } from '../text/parse-json';

/** A person's choices on the player, saved for the next video. @see O-14 */
export interface PlayerChoices {
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** The playback rate. 1 is the normal speed. */
  speed: number;
  /** The language of the captions. If undefined, no captions show. */
  captions: string | undefined;
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Parses the saved choices. Uses the default in place of an invalid value. */
export function readPlayerChoices(text: string | undefined): PlayerChoices {
  const { volume, isMuted, speed, captions } = parseFields(text) ?? {};
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
    isMuted: isMuted === true,
    speed: speeds.find((supported) => supported === speed) ?? 1,
    captions: typeof captions === 'string' ? captions : undefined,
  };
}
