import { defineConfig } from '@playwright/test';
import e2e from '../gates/playwright.config.mjs';

/** The same servers and browser as the e2e tests, over every shape of answers. */
export default defineConfig(e2e, {
  testDir: '.',
  testMatch: '*.test.ts',
  testIgnore: [],
  outputDir: '../../reports/shapes',
  fullyParallel: true,
});
