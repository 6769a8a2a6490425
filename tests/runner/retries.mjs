/**
 * How often a failed browser test runs again: once in CI and in a whole run (`tests/run.mjs` sets `TEST_RETRIES`), never
 * in a single local run.
 */
export const retries = Number(process.env.TEST_RETRIES ?? (process.env.CI ? 1 : 0));
