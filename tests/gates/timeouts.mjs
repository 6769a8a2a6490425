/**
 * The time limits of Playwright tests in milliseconds. They end a test that hangs. They are generous because a busy
 * machine is several times slower, and no test measures speed.
 */
export const timeouts = { timeout: 180_000, expect: { timeout: 60_000 } };

/** The limit for one action, so that a control that never appears does not use up the time of its test. */
export const actionTimeout = 60_000;
