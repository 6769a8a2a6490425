import { backdrop } from './backdrops';
import { chanceOf } from './chance';
import { area, box, faded, moved, oval } from './shapes';
import { sceneOf } from './subject-scenes';
import { timesOfDay, tonesOf } from './tones';

/** The view box of every picture: 16 to 9; its middle square holds the main object whole. */
const board = { width: 640, height: 360 } as const;

/** Widths in pixels of the sizes that a request may contain (R-ENTITY-084, A-021). */
const widths = { thumbnail: 160, small: 320, medium: 640, large: 1280 } as const;

type PictureSize = keyof typeof widths;

/** The size that a request names, medium when it names none. */
export function pictureSize(name: string | null): PictureSize {
  const sizes = Object.keys(widths).filter((size): size is PictureSize => size in widths);
  return sizes.find((size) => size === name) ?? 'medium';
}

/**
 * A picture that belongs to an id: the same every time, at every size (R-API-007). The id decides the colours, the time
 * of day and the surroundings too, so that two items of one subject differ.
 */
export function imageSvg(id: string, size: PictureSize): string {
  const chance = chanceOf(id);
  const { motif, families } = sceneOf(id, chance);
  const anyTime = chance.pick(timesOfDay);
  const tones = tonesOf(chance.pick(families), motif.time ?? anyTime, chance.pick([0, 1] as const));
  const scale = chance.between(94, 101) / 100;
  const shift = `translate(${320 + chance.between(-8, 8)} 300) scale(${scale}) translate(-320 -300)`;
  const width = widths[size];
  const height = Math.round((width * board.height) / board.width);
  const frame = `viewBox="0 0 ${board.width} ${board.height}" preserveAspectRatio="xMidYMid slice"`;
  const picture = [
    box([0, 0, board.width, board.height], tones.sky),
    backdrop(motif.setting, tones, chance),
    faded(0.22, oval([320, 302, 168, 13], tones.ink)),
    moved(shift, ...motif.paint(tones)),
    faded(0.06, area('M520 0h120v150L360 360H120Z', tones.paper)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${frame} stroke-linecap="round" stroke-linejoin="round">${picture.join('')}</svg>`;
}
