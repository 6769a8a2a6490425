import { expect, it } from 'vitest';
import { lengthInWords } from '../../../src/domain/media/media-length';

const words = { seconds: 'sekunder', minutes: 'minutter', hours: 'timer', pages: 'sider' };

it.each([
  ['3 {minutes}', '3 minutter'],
  ['1 {{Hours}} 20 {{MINUTES}}', '1 timer 20 minutter'],
  ['45 {seconds}', '45 sekunder'],
  ['12 { pages }', '12 sider'],
  ['5 {days}', '5 {days}'],
  ['', ''],
])('the length %j is shown as %s [R-ENTITY-067]', (length, said) => {
  expect(lengthInWords(length, words)).toBe(said);
});
