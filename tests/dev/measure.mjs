import { spawn } from 'node:child_process';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '../gates/find-browser.mjs';
import { edit } from './project-copy.mjs';

/**
 * `npm run dev:measure`: how long it takes from saving a file to the change in the open page, for a component, a class
 * and a text. It edits a copy of the project, ten times each, and prints milliseconds.
 */
const address = `http://localhost:${Number(process.env.E2E_PORT ?? 4180) + 9}`;
const rounds = 10;
/** The watcher ignores a change that follows another one within 50 ms. */
const pauseMs = 300;

const isLabelled = (round) => `root.querySelector('[aria-label="Edit ${round}"]') !== null`;
const edits = {
  component: {
    file: 'src/widgets/search-box/SearchBox.tsx',
    before: `label={t('SEARCH_LABEL')}`,
    after: (round) => `label={'Edit ${round}'}`,
    isShown: isLabelled,
  },
  class: {
    file: 'src/ui/popover/Combobox.tsx',
    before: 'rounded-full border border-control',
    after: (round) => `rounded-full border border-control order-${round}`,
    isShown: (round) => `getComputedStyle(root.querySelector('[part=search-input]')).order === '${round}'`,
  },
  text: {
    file: 'locales/da-DK.json',
    before: `"SEARCH_LABEL": "Søg efter kurser og mere"`,
    after: (round) => `"SEARCH_LABEL": "Edit ${round}"`,
    isShown: isLabelled,
  },
};

/** Resolves in the page, in the frame in which the condition holds. */
const inFrame = (condition) => `new Promise((resolve) => {
  const root = document.querySelector('lp-search').shadowRoot;
  const check = () => (${condition}) ? resolve() : requestAnimationFrame(check);
  check();
})`;

async function measure(page, { file, before, after, isShown }) {
  const times = [];
  for (let round = 1; round <= rounds; round += 1) {
    const shown = page.evaluate(inFrame(isShown(round)));
    const start = performance.now();
    const restore = edit(file, before, after(round));
    await shown;
    times.push(Math.round(performance.now() - start));
    await page.waitForTimeout(pauseMs);
    restore();
    await page.evaluate(inFrame(`!(${isShown(round)})`));
    await page.waitForTimeout(pauseMs);
  }
  return times.sort((one, other) => one - other);
}

const server = spawn('node', ['tests/dev/serve-copy.mjs', '--fresh', '--today', '2026-03-02'], {
  env: { ...process.env, PORT: new URL(address).port, PORTAL_DATA: '.cache/portal' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  const answers = async () => (await fetch(`${address}/config.json`).catch(() => undefined))?.ok === true;
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  const page = await browser.newPage();
  // The first start bundles the libraries.
  await page.goto(`${address}/demo/intranet.html`, { timeout: 120_000 });
  await page.getByRole('combobox').waitFor({ timeout: 120_000 });
  for (const [name, change] of Object.entries(edits)) {
    const times = await measure(page, change);
    console.log(`${name}: median ${times[rounds / 2]} ms (${times.join(' ')})`);
  }
  await browser.close();
} finally {
  server.kill();
}
