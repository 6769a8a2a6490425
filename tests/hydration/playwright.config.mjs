import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../gates/find-browser.mjs';
import { actionTimeout, timeouts } from '../gates/timeouts.mjs';
import { retries } from '../runner/retries.mjs';

const workers = 2;
/** The ports of the release build, and after them those of the development build: one for each worker. */
const port = Number(process.env.E2E_PORT ?? 4180) + 10;
const developmentPort = port + workers;

const isSlim = process.env.LP_DIST === 'dist/slim';
const bundle = {
  name: 'release',
  testMatch: ['same-screen.test.ts', 'without-script.test.ts'],
  use: { baseURL: `http://localhost:${port}` },
};
/** Preact has no warnings of hydration. In these two languages, each screen has both widths. */
const slim = {
  ...bundle,
  name: 'slim',
  testMatch: 'same-screen.test.ts',
  grep: /in (da-DK|sv-SE) (home|the search for a phrase|all news|a film|a public list) (stays|repeats)/,
};
const development = {
  name: 'development',
  testMatch: 'warnings.test.ts',
  use: { baseURL: `http://localhost:${developmentPort}` },
};

/** The reference portal renders its pages, and the elements hydrate them. */
export default defineConfig({
  testDir: '.',
  outputDir: `../../reports/hydration-${port}`,
  // The pictures before the code runs, which each test takes itself.
  snapshotPathTemplate: `../../reports/hydration-${port}/before/{arg}{ext}`,
  workers,
  fullyParallel: true,
  retries,
  ...timeouts,
  reporter: 'list',
  use: {
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    actionTimeout,
  },
  projects: isSlim ? [slim] : [development, bundle],
  webServer: Array.from({ length: workers }, (_, index) => [
    serverAt(port + index, isSlim ? 'dist/slim' : 'dist'),
    ...(isSlim ? [] : [serverAt(developmentPort + index, 'dist/dev')]),
  ]).flat(),
});

function serverAt(ownPort, build) {
  return {
    command: 'node --import tsx tests/hydration/support/serve.ts',
    cwd: process.cwd(),
    env: { PORT: String(ownPort), LP_DIST: build },
    url: `http://localhost:${ownPort}/config.json`,
    timeout: 120_000,
    reuseExistingServer: false,
  };
}
