import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../gates/find-browser.mjs';
import { retries } from '../runner/retries.mjs';
import { timeouts } from '../gates/timeouts.mjs';

/** Pages of others, each in a browser of its own state, over one portal that is put back before each test. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  testIgnore: 'apps/**',
  outputDir: '../../reports/hosts',
  globalSetup: './pages/build-all.mjs',
  workers: 1,
  retries,
  ...timeouts,
  reporter: 'list',
  use: {
    baseURL: process.env.HOSTS_ADDRESS,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    screenshot: 'only-on-failure',
  },
});
