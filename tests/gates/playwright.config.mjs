import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './find-browser.mjs';

const port = Number(process.env.JOURNEYS_PORT ?? 4180);

/** Those that go through many screens one by one are for the matrix. */
const isLong = process.env.JOURNEYS === 'long';

/** Journeys go through the same server as `npm start`, over data of their own. */
export default defineConfig({
  testDir: '../journeys',
  testMatch: isLong ? 'long/*.test.ts' : '*.test.ts',
  testIgnore: isLong ? [] : ['long/**'],
  outputDir: `../../reports/journeys-${port}`,
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node demo/start.mjs --fresh --today 2026-03-02',
    cwd: process.cwd(),
    env: { PORT: String(port), PORTAL_DATA: `.cache/journeys-${port}` },
    url: `http://localhost:${port}/config.json`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
