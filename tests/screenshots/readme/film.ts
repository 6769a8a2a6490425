import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { showPointer, type Point } from './pointer';

const folder = '.cache/film';
const maximumBytes = 2_000_000;
const stepsPerMove = 8;
const stepMs = 70;

/** An animated picture of what a person does on a page. */
export interface Film {
  page: Page;
  /** Adds a frame that is shown for so many milliseconds. */
  hold(ms: number): Promise<void>;
  /** Moves the pointer to the middle of an element. */
  pointAt(target: Locator): Promise<void>;
  /** Moves the pointer by a distance. */
  moveBy(distance: Point): Promise<void>;
  /**
   * Writes the frames as an animated WebP file.
   * @throws Error when the encoder is missing or fails, or the file is larger than 2 MB.
   */
  write(path: string): void;
}

/** Starts a film with the pointer in the middle of the page. */
export function startFilm(page: Page, start: Point): Film {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const frames: { file: string; ms: number }[] = [];
  let at = start;
  const hold = async (ms: number) => {
    await showPointer(page, at);
    const file = join(folder, `${frames.length}.png`);
    writeFileSync(file, await page.screenshot());
    frames.push({ file, ms });
  };
  const moveTo = async (to: Point) => {
    const from = at;
    for (let step = 1; step <= stepsPerMove; step += 1) {
      const part = eased(step / stepsPerMove);
      at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await page.mouse.move(at.x, at.y);
      await hold(stepMs);
    }
  };
  return {
    page,
    hold,
    pointAt: async (target) => {
      const box = await target.boundingBox();
      if (!box) throw new Error(`${String(target)} is not visible.`);
      await moveTo({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    },
    moveBy: ({ x, y }) => moveTo({ x: at.x + x, y: at.y + y }),
    write: (path) => {
      encode(frames, path);
    },
  };
}

/** Eases in and out, as a hand moves. */
const eased = (part: number): number => part * part * (3 - 2 * part);

function encode(frames: readonly { file: string; ms: number }[], path: string): void {
  const settings = ['-loop', '0', '-min_size', '-lossy', '-q', '55', '-m', '4'];
  const files = frames.flatMap(({ file, ms }) => ['-d', String(ms), file]);
  const { error, status, stderr } = spawnSync('img2webp', [...settings, ...files, '-o', path], {
    encoding: 'utf8',
  });
  if (error) throw new Error('img2webp is missing. Install the WebP tools, for example the package webp.');
  if (status !== 0) throw new Error(`img2webp failed: ${stderr}`);
  const { size } = statSync(path);
  if (size > maximumBytes) throw new Error(`${path} has ${size} bytes; the maximum is ${maximumBytes}.`);
  console.log(`${path}: ${frames.length} frames, ${Math.round(size / 1000)} kB`);
}
