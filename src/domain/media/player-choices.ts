/** What a person chose on the player, kept for the next video (O-14). */
export interface PlayerChoices {
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  /** 1 is the speed at which it was made. */
  speed: number;
  /** The language of the captions; undefined shows none. */
  captions: string | undefined;
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Reads what was kept; what does not fit counts as not chosen. */
export function readPlayerChoices(text: string | undefined): PlayerChoices {
  const { volume, isMuted, speed, captions } = objectIn(text);
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
    isMuted: isMuted === true,
    speed: speeds.find((known) => known === speed) ?? 1,
    captions: typeof captions === 'string' ? captions : undefined,
  };
}

function objectIn(text: string | undefined): Record<keyof PlayerChoices, unknown> {
  const nothing = { volume: undefined, isMuted: undefined, speed: undefined, captions: undefined };
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...nothing, ...kept } : nothing;
  } catch {
    return nothing;
  }
}
