import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../gates/find-browser.mjs';
import { actionTimeout, timeouts } from '../gates/timeouts.mjs';
import { retries } from '../runner/retries.mjs';

const port = Number(process.env.DOCS_PORT ?? 4195);

/** The documentation as any static host serves it. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../reports/docs',
  workers: 2,
  fullyParallel: true,
  retries,
  ...timeouts,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}/docs/`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    screenshot: 'only-on-failure',
    actionTimeout,
  },
  webServer: {
    command: `npm run --silent docs && node node_modules/vitepress/bin/vitepress.js preview docs --port ${port}`,
    cwd: process.cwd(),
    url: `http://localhost:${port}/docs/`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
