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
  ['02/03/26', undefined],
  ['2026', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('A-075 a typed day %s is %s', (text, day) => {
  expect(readTypedDate(text)).toBe(day);
});
