import { defineConfig } from '@playwright/test';
import journeys from '../gates/playwright.config.mjs';

/** The same servers and browser as the e2e tests, over every shape of answers. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.test.ts',
  testIgnore: [],
  outputDir: '../../reports/shapes',
  timeout: 120_000,
  fullyParallel: true,
});
