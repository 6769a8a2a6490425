import { defineConfig } from 'vitest/config';

const browserTests = [
  'tests/elements/**',
  'tests/e2e/**',
  'tests/hosts/**',
  'tests/hydration/**',
  'tests/shapes/**',
  'tests/dev/**',
  'tests/docs/**',
  'tests/server/**',
  'tests/conformance/second-portal/**',
  // These use the build.
  'tests/server/**',
];
/** Functions without state: their tests share one module graph, which saves most of their time. */
const pureTests = ['tests/domain/**', 'tests/api/**'];

export default defineConfig({
  test: {
    root: '.',
    environment: 'node',
    // Building the demo catalog takes its time on a slow machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: pureTests.map((folder) => `${folder}/*.test.ts`), isolate: false },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ['tests/**/*.test.ts'], exclude: [...browserTests, ...pureTests] },
      },
    ],
  },
});
