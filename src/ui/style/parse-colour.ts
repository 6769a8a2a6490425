export type Rgb = readonly [number, number, number];

const hexColour = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i;
const rgbColour = /^rgb\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*\)$/i;

/** Returns the components of an opaque colour in `#rgb`, `#rrggbb` or `rgb()`; undefined for any other text. */
export function parseColour(text: string): Rgb | undefined {
  const hex = hexColour.exec(text.trim())?.slice(1).filter(Boolean);
  if (hex) return rgbFrom(hex.map((part) => parseInt(part.length === 1 ? part + part : part, 16)));
  const rgb = rgbColour.exec(text.trim())?.slice(1);
  return rgb && rgbFrom(rgb.map((part) => Math.min(Number(part), 255)));
}

const rgbFrom = ([red = 0, green = 0, blue = 0]: number[]): Rgb => [red, green, blue];
