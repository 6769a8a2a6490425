import { describe, expect, it } from 'vitest';

type Outcome = 'passed' | 'failed' | 'skipped';
interface File {
  file: string;
  tests: Record<string, Outcome>;
}

const { failedFiles, fileError, mergeRuns, sumOutcomes } = (await import(
  new URL('element-results.mjs', import.meta.url).href
)) as {
  fileError: string;
  failedFiles: (files: File[]) => string[];
  mergeRuns: (first: File[], second: File[]) => { files: File[]; flaky: string[] };
  sumOutcomes: (files: File[]) => Record<Outcome, number>;
};

const inOneFile = (tests: Record<string, Outcome>): File[] => [{ file: 'a.test.ts', tests }];

describe('the results of element tests', () => {
  it('run the files with a failure again', () => {
    const sound: File = { file: 'b.test.ts', tests: { opens: 'passed', closes: 'skipped' } };
    expect(failedFiles([...inOneFile({ opens: 'failed' }), sound])).toEqual(['a.test.ts']);
  });

  it.each<[string, Record<string, Outcome>, Record<string, Outcome>, Record<string, Outcome>, string[]]>([
    ['failed and passed', { opens: 'failed' }, { opens: 'passed' }, { opens: 'passed' }, ['opens']],
    ['failed twice', { opens: 'failed' }, { opens: 'failed' }, { opens: 'failed' }, []],
    ['passed and failed', { opens: 'passed' }, { opens: 'failed' }, { opens: 'passed' }, ['opens']],
    ['skipped', { opens: 'skipped' }, { opens: 'skipped' }, { opens: 'skipped' }, []],
    ['failed and did not run', { opens: 'failed' }, {}, { opens: 'failed' }, []],
    [
      'broke as a file once',
      { [fileError]: 'failed' },
      { opens: 'passed' },
      { opens: 'passed' },
      [fileError],
    ],
    [
      'broke as a file twice',
      { [fileError]: 'failed' },
      { [fileError]: 'failed' },
      { [fileError]: 'failed' },
      [],
    ],
    [
      'broke as a file the second time',
      { opens: 'failed' },
      { [fileError]: 'failed' },
      { opens: 'failed', [fileError]: 'failed' },
      [],
    ],
  ])('merge a test that %s', (_, first, second, merged, flaky) => {
    expect(mergeRuns(inOneFile(first), inOneFile(second))).toEqual({
      files: inOneFile(merged),
      flaky: flaky.map((title) => `a.test.ts › ${title}`),
    });
  });

  it('keep the results of files that ran once', () => {
    const files = inOneFile({ opens: 'passed' });
    expect(mergeRuns(files, [])).toEqual({ files, flaky: [] });
    expect(sumOutcomes(files)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });
});
