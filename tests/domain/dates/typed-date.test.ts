import { expect, it } from 'vitest';
import { readTypedDate } from '../../../src/domain/dates/typed-date';

it.each([
  ['02/03/2026', '2026-03-02'],
  ['2-3-2026', '2026-03-02'],
  [' 2.3.2026 ', '2026-03-02'],
  ['2026-03-02', '2026-03-02'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', undefined],
  ['31/04/2026', undefined],
  ['1/12/26', '2026-12-01'],
  ['1-12-26', '2026-12-01'],
  ['01122026', '2026-12-01'],
  ['1. 12. 2026', '2026-12-01'],
  ['2026.12.1', '2026-12-01'],
  ['12/31/26', undefined],
  ['1/12/6', undefined],
  ['1/12/126', undefined],
  ['11226', undefined],
  ['011226', undefined],
  ['1122026', undefined],
  ['20261201', undefined],
  ['31042026', undefined],
  ['2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('the typed date %s is read as %s [A-075]', (text, day) => {
  expect(readTypedDate(text)).toBe(day);
});
