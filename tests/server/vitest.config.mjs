import { defineConfig } from 'vitest/config';

/** Tests of the code for servers, over the reference portal in the same process. They use the build. */
export default defineConfig({
  test: {
    root: '.',
    name: 'server',
    environment: 'node',
    include: ['tests/server/**/*.test.ts'],
    // The test of memory collects garbage before it measures.
    execArgv: ['--expose-gc'],
    // A busy machine renders slowly, and no test measures speed.
    hookTimeout: 120_000,
    testTimeout: 120_000,
    retry: Number(process.env.TEST_RETRIES ?? 0),
  },
});
