import { defineConfig } from 'vitest/config';

/** The tests of rules and parsers, without those that open a portal or a server: each mutant runs them anew. */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/domain/**/*.test.ts', 'tests/api/**/*.test.ts'],
    exclude: [
      'tests/api/sample/**',
      'tests/api/answers/shapes.test.ts',
      'tests/api/search/engine-search.test.ts',
    ],
    environment: 'node',
    testTimeout: 30_000,
  },
});
