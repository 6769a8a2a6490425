/**
 * Reads the result of a step of `tests/run.mjs` from its output and its exit code. A step that prints no numbers counts
 * as one test.
 *
 * @returns {{ passed: number, failed: number, skipped: number, flaky: string[] }} `passed` includes the flaky tests,
 *   `flaky` has their names
 */
export function readResult(name, output, exitCode) {
  const totals = readTotals(name, output);
  const isSound = exitCode === 0;
  if (!totals)
    return { passed: Number(isSound), failed: Number(!isSound), skipped: 0, flaky: readFlaky(output) };
  // A runner that exits with an error after its last passed test has failed.
  return totals.failed === 0 && !isSound ? { ...totals, failed: 1 } : totals;
}

function readTotals(name, output) {
  // The same suite over another build has the name of the build in brackets.
  const reader = readers[name.replace(/ \(.*\)$/, '')];
  return reader ? reader(plain(output)) : undefined;
}

/** Names of the tests that passed on the second try, as the scripts of this repository print them. */
function readFlaky(output) {
  return [...plain(output).matchAll(/^FLAKY (.+)$/gm)].map(([, name]) => name.trimEnd());
}

/** Runners print colours and move the cursor even without a terminal. */
export const plain = (output) => output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '');

const number = (text, pattern) => Number(text.match(pattern)?.[1] ?? 0);

const numbersIn = (line) => ({
  passed: number(line, /(\d+) passed/),
  failed: number(line, /(\d+) failed/),
  skipped: number(line, /(\d+) skipped/),
});

/** The last line of a script of this repository: its name and its numbers. A second run of failed files has a line too. */
const script = (name) => (output) => {
  const lines = output.match(new RegExp(`^${name}: .*$`, 'gm')) ?? [];
  return { ...numbersIn(lines.at(-1) ?? ''), flaky: readFlaky(output) };
};

/** The summary of Playwright's list reporter. */
const playwright = (output) => {
  const flaky = flakyOfPlaywright(output);
  return {
    passed: number(output, /^\s+(\d+) passed/m) + flaky.length,
    failed: number(output, /^\s+(\d+) failed/m) + number(output, /^\s+(\d+) did not run/m),
    skipped: number(output, /^\s+(\d+) skipped/m),
    flaky,
  };
};

/** Playwright lists flaky tests below their number, each title followed by a rule. */
function flakyOfPlaywright(output) {
  const [, count = '0', rest = ''] = output.match(/^ {2}(\d+) flaky\n([^]*)/m) ?? [];
  return rest
    .split('\n')
    .slice(0, Number(count))
    .map((line) => line.replace(/[\s─]+$/, '').trim());
}

/** The summary of Vitest. */
const vitest = (output) => ({
  ...numbersIn(output.match(/^\s+Tests\s.*$/m)?.[0] ?? ''),
  flaky: readFlaky(output),
});

const readers = {
  unit: vitest,
  components: vitest,
  server: vitest,
  elements: script('elements'),
  leaks: script('leaks'),
  engines: script('engines'),
  e2e: playwright,
  hosts: playwright,
  applications: playwright,
  dev: playwright,
  shapes: playwright,
  hydration: playwright,
  'second portal': playwright,
};
