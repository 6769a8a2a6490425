import replace from '@rollup/plugin-replace';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { hotStyles } from '../../tools/dev/styles.mjs';
import { hotTexts } from '../../tools/dev/texts.mjs';
import { browserFlags, findBrowser } from '../gates/find-browser.mjs';

const root = process.cwd();
const executablePath = await findBrowser();

/** Prints the tests that passed on the second try, as `tests/run.mjs` reads them. */
const flakyReporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) console.log(`FLAKY ${test.module.relativeModuleId} › ${test.fullName}`);
  },
};

/** Component tests render the source in a browser, with the styles and texts of the development server. */
export default defineConfig({
  root,
  cacheDir: '.cache/vite-components',
  plugins: [
    hotStyles(root),
    hotTexts(root),
    replace({ preventAssignment: true, include: ['src/**'], values: { __LP_VERSION__: '"0.0.0"' } }),
    react(),
  ],
  // Vite bundles the libraries before the first test, so that it does not reload the page when a test needs another one.
  optimizeDeps: { entries: ['elements/*.ts', 'tests/components/**/*.tsx'] },
  test: {
    name: 'components',
    include: ['tests/components/**/*.test.tsx'],
    reporters: ['default', flakyReporter],
    // `npm test` runs a failed test once more.
    retry: Number(process.env.TEST_RETRIES ?? 0),
    // A condition may wait for code that a component loads when it needs it.
    expect: { poll: { timeout: 10_000 } },
    setupFiles: ['tests/components/support/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { args: browserFlags, ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
