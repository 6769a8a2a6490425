import { chanceOf } from './chance';
import { board, palettes, scenes } from './scenes';

/** Widths in pixels of the sizes that a request may contain (R-ENTITY-084, A-021). */
const widths = { thumbnail: 160, small: 320, medium: 640, large: 1280 } as const;

type PictureSize = keyof typeof widths;

/** The size that a request names, medium when it names none. */
export function pictureSize(name: string | null): PictureSize {
  const sizes = Object.keys(widths).filter((size): size is PictureSize => size in widths);
  return sizes.find((size) => size === name) ?? 'medium';
}

/** A picture that belongs to an id: the same every time, at every size (R-API-007). */
export function imageSvg(id: string, size: PictureSize): string {
  const chance = chanceOf(id);
  const palette = chance.pick(palettes);
  const scene = chance.pick(scenes)(chance, palette);
  const width = widths[size];
  const height = Math.round((width * board.height) / board.width);
  const frame = `viewBox="0 0 ${board.width} ${board.height}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${frame}><rect width="640" height="400" fill="${palette[0]}"/>${scene}</svg>`;
}
