/** How each runner says its numbers in its last lines; undefined for a step that says none. */
export function readTotals(name, output) {
  // The same suite over another build says so in brackets.
  const reader = readers[name.replace(/ \(.*\)$/, '')];
  return reader ? reader(plain(output)) : undefined;
}

/** Runners colour their lines and move the cursor even where nobody looks. */
const plain = (output) => output.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '');

const number = (text, pattern) => Number(text.match(pattern)?.[1] ?? 0);

/** What a step of ours says: its name and its numbers. */
const suite = (output, name) => {
  const line = output.match(new RegExp(`^${name}: .*$`, 'm'))?.[0] ?? '';
  return {
    passed: number(line, /(\d+) passed/),
    failed: number(line, /(\d+) failed/),
    skipped: number(line, /(\d+) skipped/),
  };
};

/** What the list reporter of Playwright says last. */
const playwright = (output) => ({
  passed: number(output, /^\s+(\d+) passed/m),
  failed: number(output, /^\s+(\d+) failed/m) + number(output, /^\s+(\d+) did not run/m),
  skipped: number(output, /^\s+(\d+) skipped/m),
});

const readers = {
  unit: (output) => {
    const line = output.match(/^\s+Tests\s.*$/m)?.[0] ?? '';
    return {
      passed: number(line, /(\d+) passed/),
      failed: number(line, /(\d+) failed/),
      skipped: number(line, /(\d+) skipped/),
    };
  },
  elements: (output) => suite(output, 'elements'),
  leaks: (output) => suite(output, 'leaks'),
  engines: (output) => suite(output, 'engines'),
  journeys: playwright,
  hosts: playwright,
  dev: playwright,
};
