import { defineConfig } from '@playwright/test';
import { retries } from '../runner/retries.mjs';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { actionTimeout, timeouts } from './timeouts.mjs';

const port = Number(process.env.E2E_PORT ?? 4180);

/** One server for each, since a test changes the portal's data. */
const workers = 2;

/** Those that go through many screens one by one are for the matrix. */
const isLong = process.env.E2E === 'long';

/**
 * The development build of React runs one path through every screen and dialog: what it adds to the release build is its
 * warnings. Every component meets it in the element tests as well.
 */
const developmentTests = [
  'dialogs-back',
  'header',
  'lists',
  'media-course',
  'own-home',
  'pages',
  'routes',
  'search-phrase',
  'see-all',
  'suggestions',
  'unsaved',
  'user',
  'visitor',
];
const isDevelopment = process.env.LP_DIST === 'dist/dev';

/** E2e tests use the same server as `npm start`, over data of their own. */
export default defineConfig({
  testDir: '../e2e',
  testMatch: testsToRun(),
  // The transcripts of tests/e2e/by-ear are text, the same on every system.
  snapshotPathTemplate: '{testDir}/{testFileDir}/transcripts/{arg}{ext}',
  outputDir: `../../reports/e2e-${port}`,
  workers,
  fullyParallel: true,
  retries,
  ...timeouts,
  reporter: 'list',
  use: {
    // Of the first server; those of the others follow it.
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    // A trace of every test takes a quarter of their time; --trace on gives it where one is wanted.
    screenshot: 'only-on-failure',
    // Else an action on a control that never comes would use up the whole test.
    actionTimeout,
  },
  webServer: Array.from({ length: workers }, (_, index) => serverAt(port + index)),
});

function testsToRun() {
  if (isLong) return 'long/*.test.ts';
  return isDevelopment ? developmentTests.map((name) => `*/${name}.test.ts`) : '!(long)/*.test.ts';
}

function serverAt(ownPort) {
  return {
    command: 'node demo/start.mjs --fresh --today 2026-03-02',
    cwd: process.cwd(),
    env: { PORT: String(ownPort), PORTAL_DATA: `.cache/e2e-${ownPort}`, LP_DOCS: 'none', LP_SSR: '0' },
    url: `http://localhost:${ownPort}/config.json`,
    timeout: 120_000,
    reuseExistingServer: false,
  };
}
