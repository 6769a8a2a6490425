import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../../gates/find-browser.mjs';
import { retries } from '../../runner/retries.mjs';
import { timeouts } from '../../gates/timeouts.mjs';

const port = Number(process.env.SECOND_PORTAL_PORT ?? 4190);

/** The elements over a portal that was written from the specification alone. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../../reports/second-portal',
  workers: 2,
  fullyParallel: true,
  retries,
  ...timeouts,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node --import tsx tests/conformance/second-portal/server/serve.ts',
    cwd: process.cwd(),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/config.json`,
    reuseExistingServer: false,
  },
});
