import { defineConfig } from 'vitest/config';

/** Tests of the code for servers. They use the build, as the tests of the elements do. */
export default defineConfig({
  test: {
    root: '.',
    name: 'server',
    environment: 'node',
    include: ['tests/server/**/*.test.ts'],
    // Building the demo catalog takes its time on a slow machine.
    hookTimeout: 60_000,
    testTimeout: 30_000,
    retry: Number(process.env.TEST_RETRIES ?? 0),
  },
});
