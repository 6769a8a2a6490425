import { stableHash } from '../media/default-picture';

/** List colours (R-CONST-020..022). */
export const listColours = { variants: 10, default: '#FFFFFF', fallback: '#34495e' } as const;

/** Share of white or black that the outermost variants are mixed with. */
const strongestMix = 0.45;

/** The colour of a new list: one of ten variants of the primary colour, by its name; a broken primary gives the fallback (R-ENTITY-060, R-CONST-022, A-106). */
export function listColour(primary: string, name: string): string {
  const palette = listPalette(primary);
  return palette[stableHash(name) % palette.length] ?? listColours.fallback;
}

/** Ten variants from light to dark, or none of a colour that cannot be read (R-CONST-021). */
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

/** The colour a list shows; one without shows white (R-CONST-020, A-106). */
export function shownListColour(colour: string | undefined): string {
  return colour?.trim() ? colour : listColours.default;
}

function readHex(colour: string): number[] | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim())?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
}
