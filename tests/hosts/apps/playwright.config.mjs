import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../../gates/find-browser.mjs';
import { timeouts } from '../../gates/timeouts.mjs';
import { retries } from '../../runner/retries.mjs';

/** Applications of others, each behind the production server of its framework, over one portal. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../../reports/applications',
  globalSetup: './harness/serve-all.mjs',
  workers: 1,
  retries,
  ...timeouts,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    screenshot: 'only-on-failure',
  },
});
