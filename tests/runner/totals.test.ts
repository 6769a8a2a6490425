import { describe, expect, it } from 'vitest';

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  flaky: string[];
}

const { readResult } = (await import(new URL('totals.mjs', import.meta.url).href)) as {
  readResult: (name: string, output: string, exitCode: number) => Totals;
};

const rule = '─'.repeat(20);
const playwright = `
  ✘  1 home.test.ts:3:1 › home shows its blocks (2.1s)
  ✓  2 home.test.ts:3:1 › home shows its blocks (retry #1) (1.9s)

  1 failed
    lists.test.ts:7:1 › a list keeps 3 passed items ${rule}
  2 flaky
    home.test.ts:3:1 › home shows its blocks ${rule}
    media.test.ts:9:3 › a film plays ${rule}${rule}
  4 skipped
  2 did not run
  30 passed (1.2m)
`;
const ofPlaywright = {
  passed: 32,
  failed: 3,
  skipped: 4,
  flaky: ['home.test.ts:3:1 › home shows its blocks', 'media.test.ts:9:3 › a film plays'],
};
const elements = `
FAILED home › shows its blocks
elements: 9 passed, 1 failed, 0 skipped
Once more: tests/elements/home.test.ts
elements: 3 passed, 0 failed, 0 skipped
FLAKY tests/elements/home.test.ts › home › shows its blocks
elements: 10 passed, 0 failed, 1 skipped
`;
const ofElements = {
  passed: 10,
  failed: 0,
  skipped: 1,
  flaky: ['tests/elements/home.test.ts › home › shows its blocks'],
};

describe('reading the result of a step', () => {
  it.each<[string, string, Totals]>([
    ['e2e', playwright, ofPlaywright],
    ['e2e (slim)', playwright, ofPlaywright],
    ['hosts', playwright, ofPlaywright],
    ['applications', playwright, ofPlaywright],
    ['shapes', playwright, ofPlaywright],
    ['second portal', playwright, ofPlaywright],
    ['e2e', '  3 passed (4s)\n', { passed: 3, failed: 0, skipped: 0, flaky: [] }],
    ['elements', elements, ofElements],
    ['elements (slim)', elements.replaceAll('\n', '\n\u001b[2K\u001b[1G'), ofElements],
    [
      'engines',
      'FLAKY Firefox: a.test.ts › opens\nengines: 5 passed, 1 failed, 2 skipped\n',
      { passed: 5, failed: 1, skipped: 2, flaky: ['Firefox: a.test.ts › opens'] },
    ],
    [
      'leaks',
      'FLAKY lp-search\nleaks: 5 passed, 0 failed, 0 skipped\n',
      { passed: 5, failed: 0, skipped: 0, flaky: ['lp-search'] },
    ],
    [
      'unit',
      ' Test Files  2 passed (2)\n      Tests  1 failed | 40 passed | 2 skipped (43)\n',
      { passed: 40, failed: 1, skipped: 2, flaky: [] },
    ],
    ['server', '      Tests  9 passed (9)\n', { passed: 9, failed: 0, skipped: 0, flaky: [] }],
    [
      'components',
      'FLAKY tests/components/ui/tabs.test.tsx › tabs\n      Tests  14 passed (14)\n',
      { passed: 14, failed: 0, skipped: 0, flaky: ['tests/components/ui/tabs.test.tsx › tabs'] },
    ],
  ])('returns the numbers and the flaky tests of %s', (name, output, expected) => {
    expect(readResult(name, output, expected.failed > 0 ? 1 : 0)).toEqual(expected);
  });

  it.each([
    [0, { passed: 1, failed: 0 }],
    [1, { passed: 0, failed: 1 }],
  ])('counts a step without numbers as one test: exit code %i', (exitCode, expected) => {
    const output = 'FLAKY home\n90 screens in screenshots/, 0 problems\n';
    expect(readResult('screenshots', output, exitCode)).toEqual({ ...expected, skipped: 0, flaky: ['home'] });
  });

  it('counts a failure for a runner that exits with an error after its last passed test', () => {
    expect(readResult('leaks', 'leaks: 5 passed, 0 failed, 0 skipped\n', 1)).toMatchObject({
      passed: 5,
      failed: 1,
    });
  });
});
