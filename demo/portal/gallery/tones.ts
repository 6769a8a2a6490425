/** The colours of one picture, by what they are used for. */
export interface Tones {
  sky: string;
  /** The light behind the main object. */
  glow: string;
  /** What is far away, and what is nearer. */
  far: string;
  mid: string;
  /** What the object is on, and its edge. */
  base: string;
  edge: string;
  main: string;
  dark: string;
  pale: string;
  accent: string;
  deep: string;
  paper: string;
  shade: string;
  metal: string;
  ink: string;
}

/** When the picture was taken, so to say: it decides the background, never the main object. */
export const timesOfDay = ['morning', 'day', 'evening'] as const;

export type TimeOfDay = (typeof timesOfDay)[number];

/** Hues in degrees that belong together: of the background and the object, and of its details. */
export interface Family {
  hue: number;
  accents: readonly [number, number];
}

/** Saturation and lightness in percent of each part of the background. */
const backgrounds: Readonly<
  Record<TimeOfDay, Record<'sky' | 'glow' | 'far' | 'mid' | 'base' | 'edge', readonly [number, number]>>
> = {
  morning: { sky: [58, 92], glow: [75, 97], far: [36, 85], mid: [34, 76], base: [32, 68], edge: [32, 60] },
  day: { sky: [48, 86], glow: [55, 92], far: [34, 77], mid: [32, 68], base: [30, 58], edge: [32, 50] },
  evening: { sky: [34, 43], glow: [38, 53], far: [34, 37], mid: [34, 32], base: [34, 27], edge: [36, 22] },
};

/** Degrees that the morning sky is turned towards yellow. */
const warmth = 18;

/** The hue of an evening behind warm objects, and the degrees by which a shaded yellow turns to brown. */
const dusk = 232;
const brownness = 16;

/** The colours of a family at a time of day; `turn` picks the accent. */
export function tonesOf({ hue, accents }: Family, time: TimeOfDay, turn: 0 | 1): Tones {
  const light = backgrounds[time];
  const isWarm = hue < 60 || hue > 330;
  const behind = time === 'evening' && isWarm ? dusk : hue;
  const skyHue = time === 'morning' ? hue + (hue > 60 && hue < 240 ? -warmth : warmth) : behind;
  const accent = accents[turn];
  return {
    sky: colour(skyHue, light.sky),
    glow: colour(skyHue, light.glow),
    far: colour(behind, light.far),
    mid: colour(behind, light.mid),
    base: colour(behind, light.base),
    edge: colour(behind, light.edge),
    main: colour(hue, isWarm ? [74, 57] : [58, 52]),
    dark: colour(isWarm ? hue - 6 : hue, isWarm ? [62, 43] : [56, 37]),
    pale: colour(hue, [68, 72]),
    accent: colour(accent, [82, 60]),
    deep: colour(accent > 28 && accent < 60 ? accent - brownness : accent, [70, 46]),
    paper: '#fffdf8',
    shade: colour(hue, [28, 88]),
    metal: colour(hue, [14, 68]),
    ink: colour(behind, [42, 16]),
  };
}

/** Three digits of a hexadecimal colour would band; six do not. */
function colour(hue: number, [saturation, lightness]: readonly [number, number]): string {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const part = (shift: number) => {
    const step = (shift + hue / 30 + 12) % 12;
    const value = lightness / 100 - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
    return Math.round(255 * value)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
