import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: '.',
    include: ['tests/**/*.test.ts'],
    exclude: [
      'tests/elements/**',
      'tests/e2e/**',
      'tests/hosts/**',
      'tests/shapes/**',
      'tests/dev/**',
      'tests/conformance/second-portal/**',
    ],
    environment: 'node',
    // Building the demo catalog takes its time on a slow machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
