import { stableHash } from '../media/default-picture';

/** List colours. @see R-CONST-020..022 */
export const listColours = { variants: 10, default: '#FFFFFF', fallback: '#34495e' } as const;

/** The share of white or black in the lightest and darkest variants. */
const strongestMix = 0.45;

/**
 * Returns the colour of a new list: one of ten variants of the primary colour, chosen by the list's name. Returns the
 * fallback if the primary colour is invalid.
 * @see R-ENTITY-060 R-CONST-022 A-106
 */
export function listColour(primary: string, name: string): string {
  const palette = listPalette(primary);
  return palette[stableHash(name) % palette.length] ?? listColours.fallback;
}

/** Returns ten variants from light to dark, or none if the colour is invalid. @see R-CONST-021 */
export function listPalette(primary: string): string[] {
  const channels = readHex(primary);
  if (!channels) return [];
  return Array.from({ length: listColours.variants }, (_, step) => {
    const share = strongestMix * (1 - (2 * step) / (listColours.variants - 1));
    const target = share > 0 ? 255 : 0;
    const mixed = channels.map((channel) => Math.round(channel + (target - channel) * Math.abs(share)));
    return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
}

/** Returns the displayed colour of a list, which is white if it has none. @see R-CONST-020 A-106 */
export function shownListColour(colour: string | undefined): string {
  return colour?.trim() ? colour : listColours.default;
}

function readHex(colour: string): number[] | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim())?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
}
