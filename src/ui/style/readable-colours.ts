import { parseColour, type Rgb } from './parse-colour';

interface Colours {
  backgroundColor?: string;
  color?: string;
  /** The half of the theme that fits the background. Content on the background uses the colours of that half. */
  colorScheme?: 'light' | 'dark';
}

/** The colours that an editor chose for a block. */
interface ChosenColours {
  background: string | undefined;
  text: string | undefined;
}

/** The minimum contrast between a text and its background (WCAG 2.2 AA). */
const leastContrast = 4.5;

/**
 * Returns a configured background with a text colour that is readable on it. That is the configured text colour when
 * its contrast suffices, else black or white, whichever has more contrast. Without a background, the text is on the
 * page. In each half of the theme, it then has its own colour only if that is readable. Colours that the browser does
 * not support are left out.
 * @param isPrerender whether a server renders, which can only read `#rrggbb` and `rgb()`
 */
export function readableColours(wanted: ChosenColours, isPrerender: boolean): Colours {
  const isSupported = isPrerender ? isParsed : isSupportedByBrowser;
  const [background, text] = [wanted.background, wanted.text].map((colour) =>
    colour && isSupported(colour) ? colour : undefined,
  );
  if (background === undefined) return text === undefined ? {} : { color: onSurface(text) };
  const rgb = rgbOf(background);
  return rgb ? coloursOn(background, rgb, text) : { backgroundColor: background };
}

function coloursOn(background: string, rgb: Rgb, text: string | undefined): Colours {
  const isDark = contrast(rgb, white) > contrast(rgb, black);
  const textRgb = text === undefined ? undefined : rgbOf(text);
  const passes = textRgb !== undefined && contrast(rgb, textRgb) >= leastContrast;
  const color = passes && text !== undefined ? text : isDark ? '#ffffff' : '#000000';
  return { backgroundColor: background, color, colorScheme: isDark ? 'dark' : 'light' };
}

const isParsed = (colour: string): boolean => parseColour(colour) !== undefined;

const isSupportedByBrowser = (colour: string): boolean => isParsed(colour) || CSS.supports('color', colour);

/** The surface colour of the page in the light and in the dark half of the theme; see base.css. */
const surfaces: readonly Rgb[] = [
  [255, 255, 255],
  [20, 25, 31],
];

function onSurface(text: string): string {
  const rgb = rgbOf(text);
  if (!rgb) return text;
  const [light, dark] = surfaces.map((surface) =>
    contrast(surface, rgb) >= leastContrast ? text : 'var(--_text)',
  );
  return `light-dark(${light}, ${dark})`;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

function rgbOf(colour: string): Rgb | undefined {
  return parseColour(colour) ?? measuredRgb(colour);
}

/** Returns the components of any colour that the browser supports. */
function measuredRgb(colour: string): Rgb | undefined {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return undefined;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
