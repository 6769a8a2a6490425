/** More flaky tests than this fail the run: so many are a fault of the tests or of the product, not of the machine. */
export const mostFlaky = 5;

/**
 * What a run prints about tests that passed on the second try only.
 *
 * @param {readonly string[]} names one per test, with its step in front
 * @returns {{ text: string, isFailure: boolean }} an empty text when no test was flaky
 */
export function reportFlaky(names) {
  if (names.length === 0) return { text: '', isFailure: false };
  const isFailure = names.length > mostFlaky;
  const lines = [`== Flaky (${names.length} passed on the second try)`, ...names.map((name) => `  ${name}`)];
  if (isFailure) lines.push(`FAILED: more than ${mostFlaky} flaky tests.`);
  return { text: lines.join('\n'), isFailure };
}
