import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../gates/find-browser.mjs';
import { timeouts } from '../gates/timeouts.mjs';

const port = Number(process.env.E2E_PORT ?? 4180) + 8;

/** `npm run dev` over a copy of the project, whose files the tests edit. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../../reports/dev',
  // An edit is seen by every open page.
  workers: 1,
  retries: 0,
  ...timeouts,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: await findBrowser(), args: browserFlags },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node tests/dev/serve-copy.mjs --fresh --today 2026-03-02',
    cwd: process.cwd(),
    env: { PORT: String(port), PORTAL_DATA: '.cache/portal' },
    url: `http://localhost:${port}/config.json`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
