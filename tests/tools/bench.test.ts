import { describe, expect, it } from 'vitest';
import { parseOptions } from '../bench/options';
import { rowsOf } from '../bench/rows';
import { isWithin, tableOf } from '../bench/table';

const names = ['home', 'search'];
const parse = (...args: string[]) => parseOptions(args, names);

describe('the arguments of the benchmark', () => {
  it('default to nine rounds of everything, without another build', () => {
    expect(parse()).toEqual({ rounds: 9, only: [], against: undefined });
  });

  it('take a value after a space or an equals sign', () => {
    expect(parse('--rounds', '3', '--only=home,search', '--against', '../old/dist')).toEqual({
      rounds: 3,
      only: ['home', 'search'],
      against: '../old/dist',
    });
  });

  it.each([
    [['--round', '3'], 'Unknown option --round. Options: --rounds N, --only NAME[,NAME], --against FOLDER.'],
    [['home'], 'Unknown option home. Options: --rounds N, --only NAME[,NAME], --against FOLDER.'],
    [['--only', 'hom'], '--only does not know "hom". Names: home, search.'],
    [['--rounds', '0'], '--rounds expects a whole number from 1 to 99, got 0.'],
    [['--rounds', 'many'], '--rounds expects a whole number from 1 to 99, got many.'],
    [['--against'], '--against needs a value. Options: --rounds N, --only NAME[,NAME], --against FOLDER.'],
    [
      ['--only', '--rounds'],
      '--only needs a value. Options: --rounds N, --only NAME[,NAME], --against FOLDER.',
    ],
  ])('are refused with the possible ones: %j', (args, message) => {
    expect(() => parse(...args)).toThrow(message);
  });
});

describe('the table of ratios', () => {
  const rounds = (...values: number[]) => values.map((value) => ({ 'home LCP': value }));
  const cells = (table: string) => table.split('\n').map((line) => line.split(/ {2,}/));

  it('divides each round, and shows the median of the ratios with their range', () => {
    // The ratio of the medians would be 1.
    const rows = rowsOf({ ours: rounds(100, 200, 300), floor: rounds(200, 100, 200), other: [] });
    expect(cells(tableOf(rows))[1]).toEqual([
      'home LCP',
      '200 ms',
      '200 ms',
      '1.50',
      '0.50 to 2.00',
      '1.6',
      'yes',
    ]);
  });

  it('compares a page from the server with the page by hand, and when it is ready with the page without a server', () => {
    const ours = [{ 'rendered home LCP': 80, 'rendered home ready': 90, 'plain home ready': 100 }];
    const rows = rowsOf({ ours, floor: [{ 'rendered home LCP': 100 }], other: [] });
    expect(rows.map((row) => [row.what, cells(tableOf([row]))[1]?.[3], isWithin(row)])).toEqual([
      ['rendered home LCP', '0.80', true],
      ['rendered home ready', '0.90', true],
    ]);
  });

  it('compares with another build in the same rounds', () => {
    const rows = rowsOf({ ours: rounds(90, 110), floor: rounds(100, 100), other: rounds(100, 100) });
    const [header, row] = cells(tableOf(rows));
    expect(header?.slice(-3)).toEqual(['other', 'this/other', 'range']);
    expect(row?.slice(-3)).toEqual(['100 ms', '1.10', '0.90 to 1.10']);
  });

  it('shows values without a ratio when there is no floor or it is zero', () => {
    const shift = (value: number) => ({ 'home shift': value });
    const rows = rowsOf({ ours: [shift(0.02), shift(0)], floor: [], other: [shift(0), shift(0)] });
    expect(tableOf(rows).split('\n')[1]).toMatch(/^home shift +0\.02 +0 to 0\.02 +0\.05 +yes +0$/);
  });

  it('leaves out what was not measured', () => {
    const rows = rowsOf({ ours: rounds(100), floor: rounds(100), other: [] });
    expect(rows.map(({ what }) => what)).toEqual(['home LCP']);
  });

  it('reports a row as over its budget by the median of its ratios', () => {
    const [row] = rowsOf({ ours: rounds(170, 170, 100), floor: rounds(100, 100, 100), other: [] });
    expect(row && isWithin(row)).toBe(false);
  });
});
