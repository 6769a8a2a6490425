import { describe, expect, it } from 'vitest';

const { reportFlaky } = (await import(new URL('flaky.mjs', import.meta.url).href)) as {
  reportFlaky: (names: string[]) => { text: string; isFailure: boolean };
};

const names = (count: number) => Array.from({ length: count }, (_, index) => `elements: test ${index + 1}`);

describe('the report of flaky tests', () => {
  it('is empty without flaky tests', () => {
    expect(reportFlaky([])).toEqual({ text: '', isFailure: false });
  });

  it('lists each flaky test by name', () => {
    const { text } = reportFlaky(names(2));
    expect(text.split('\n')).toEqual([
      '== Flaky (2 passed on the second try)',
      '  elements: test 1',
      '  elements: test 2',
    ]);
  });

  it.each([
    [5, false],
    [6, true],
  ])('fails the run with %i flaky tests: %s', (count, isFailure) => {
    const report = reportFlaky(names(count));
    expect(report.isFailure).toBe(isFailure);
    expect(report.text.includes('more than 5 flaky tests')).toBe(isFailure);
  });
});
