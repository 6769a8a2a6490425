import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { makeAcademy } from '../../demo/portal/academy/academy';
import { writeSheet } from './contact-sheet';
import { retries } from '../runner/retries.mjs';
import { openBrowser } from './open-browser.mjs';
import { problemLines } from './problem-lines';
import { type Screen, screens } from './screens';
import { today } from './serve-portal';
import { heightsPx, type Lane, openLane, type Scheme, schemes, type Screenshot } from './take-screenshots';
import { pageScript } from './page-script';

const folder = 'screenshots';
const allWidthsPx = Object.keys(heightsPx).map(Number);
/** One width of each layout: nothing between them is arranged in another way. */
const measuredWidthsPx = [320, 820, 1280];
const quick = { widthsPx: [390, 1280], schemes: ['light'] as const };

/** As many screens at once as there are cores to be counted on. */
const lanes = 2;

interface Choice {
  names: readonly string[];
  widthsPx: readonly number[];
  schemes: readonly Scheme[];
  takesPictures: boolean;
}

/**
 * `npm run screenshots`: every screen at every width, light and dark, as contact sheets; fails on what is measured to be
 * wrong. With `--measure`, takes no pictures and measures each
 * layout once, since no measure depends on the colors.
 */
async function run(): Promise<void> {
  const choice = readChoice();
  if (!existsSync('dist/lp-catalog.js')) return stop('There is no dist folder yet; run npm run build first.');
  if (choice.takesPictures) emptyFolder(choice);
  const browser = await openBrowser();
  const count = await takeAll(browser, choice);
  await browser.close();
  const where = choice.takesPictures ? ` in ${folder}/` : '';
  console.log(`${choice.names.length} screens${where}, ${count} problems`);
  // Answers that the portal holds back would keep the process.
  process.exit(count > 0 ? 1 : 0);
}

function emptyFolder({ names }: Choice): void {
  if (names.length === Object.keys(screens).length) rmSync(folder, { recursive: true, force: true });
  mkdirSync(`${folder}/pictures`, { recursive: true });
}

function readChoice(): Choice {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, quick: { type: 'boolean' }, measure: { type: 'boolean' } },
  });
  const names = Object.keys(screens).filter((name) => !values.only || name.startsWith(values.only));
  if (names.length === 0)
    stop(`No screen is called ${values.only ?? ''}; there are ${Object.keys(screens).join(', ')}.`);
  if (values.measure) return { names, widthsPx: measuredWidthsPx, schemes: ['light'], takesPictures: false };
  if (values.quick) return { names, ...quick, takesPictures: true };
  return { names, widthsPx: allWidthsPx, schemes, takesPictures: true };
}

async function takeAll(browser: Browser, choice: Choice): Promise<number> {
  const [script, catalog] = [
    await pageScript('tests/screenshots/measures/in-page.ts'),
    makeAcademy({ today }),
  ];
  const queue = [...choice.names];
  const counts: number[] = [];
  const work = async () => {
    const lane = await openLane(browser, catalog, script);
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      const screen = screens[name];
      if (screen) counts.push(await takeScreen(browser, { lane, name, screen, choice }));
    }
    lane.close();
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Task {
  lane: Lane;
  name: string;
  screen: Screen;
  choice: Choice;
}

async function takeScreen(browser: Browser, { lane, name, screen, choice }: Task): Promise<number> {
  const { belowPx = Infinity, fromPx = 0 } = screen;
  const widthsPx = choice.widthsPx.filter((widthPx) => widthPx < belowPx && widthPx >= fromPx);
  const views = { widthsPx, schemes: choice.schemes, takesPictures: choice.takesPictures };
  let screenshots = await lane.take(screen, views);
  let lines = problemLines(name, screenshots);
  if (lines.length > 0 && retries > 0) {
    console.log(`Once more: ${lines.join('\n')}`);
    screenshots = await lane.take(screen, views);
    lines = problemLines(name, screenshots);
    if (lines.length === 0) console.log(`FLAKY ${name}`);
  }
  if (choice.takesPictures) await writePictures(browser, name, screenshots);
  for (const line of lines) console.log(line);
  return lines.length;
}

async function writePictures(browser: Browser, name: string, screenshots: Screenshot[]): Promise<void> {
  const ordered = schemes.flatMap((wanted) => screenshots.filter(({ scheme }) => scheme === wanted));
  await writeSheet(browser, `${folder}/${name}.png`, name, ordered);
  for (const { widthPx, scheme, picture } of screenshots)
    if (picture) writeFileSync(`${folder}/pictures/${name}-${widthPx}-${scheme}.jpg`, picture);
}

function stop(sentence: string): void {
  console.error(sentence);
  process.exit(1);
}

run().catch((failure: unknown) => stop(failure instanceof Error ? failure.message : String(failure)));
