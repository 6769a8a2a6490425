/**
 * Results of the element tests by file. A file is `{ file, tests }`; `tests` maps the full title of a test to `passed`,
 * `failed` or `skipped`. An error outside of any test is a failed entry with the title of `fileError`.
 */

/** The title under which an error outside of any test counts. */
export const fileError = '(file)';

/** Files with at least one failure: they run again. */
export function failedFiles(files) {
  return files.filter(({ tests }) => Object.values(tests).includes('failed')).map(({ file }) => file);
}

/**
 * Merges a run with the second run of its failed files. A test fails when it failed in both; a test that failed in one
 * of the two counts as passed and is flaky.
 */
export function mergeRuns(first, second) {
  const flaky = [];
  const again = new Map(second.map((one) => [one.file, one.tests]));
  const files = first.map(({ file, tests }) => {
    const retried = again.get(file);
    return { file, tests: retried ? mergeTests({ file, tests, retried, flaky }) : tests };
  });
  return { files, flaky };
}

function mergeTests({ file, tests, retried, flaky }) {
  const merged = {};
  for (const title of new Set([...Object.keys(tests), ...Object.keys(retried)])) {
    const outcomes = [tests[title], retried[title]].filter((outcome) => outcome !== undefined);
    const failures = outcomes.filter((outcome) => outcome === 'failed').length;
    // An error outside of any test leaves no entry where it does not occur.
    const isFlaky =
      failures === 1 && (outcomes.length === 2 || (title === fileError && Object.hasOwn(tests, title)));
    if (isFlaky) flaky.push(`${file} › ${title}`);
    if (isFlaky && title === fileError) continue;
    merged[title] = isFlaky ? 'passed' : outcomes.at(-1);
  }
  return merged;
}

/** Sums the outcomes over all files. */
export function sumOutcomes(files) {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  for (const { tests } of files) for (const outcome of Object.values(tests)) totals[outcome] += 1;
  return totals;
}
