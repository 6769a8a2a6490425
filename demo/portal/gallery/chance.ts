/** A sequence of numbers that looks random and is the same for the same text. */
export interface Chance {
  /** A number from `least` up to `most`. */
  between(least: number, most: number): number;
  /** One of several. */
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
}

/** Random values from a text, so that an image is the same at each request. */
export function chanceOf(text: string): Chance {
  let state = hash(text);
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => Math.round(least + next() * (most - least)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}

/** A 32-bit FNV-1a hash. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
