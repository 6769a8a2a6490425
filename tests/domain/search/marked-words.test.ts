import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markedParts } from '../../../src/domain/search/marked-words';

const shown = (title: string, phrase: string) =>
  markedParts(title, phrase)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

it.each([
  ['First aid at sea', 'aid', 'First [aid] at sea'],
  ['First aid at sea', 'SEA first', '[First] aid at [sea]'],
  ['Førstehjælp', 'hjaelp', 'Første[hjælp]'],
  ['Kørekort', 'koerekort', '[Kørekort]'],
  ['Aarhus by night', 'århus', '[Aarhus] by night'],
  ['Łódź for all', 'lodz', '[Łódź] for all'],
  ['Résumé', 'resume', '[Résumé]'],
  ['C# and C++', 'c++', 'C# and [C++]'],
  ['学习数据科学', '数据', '学习[数据]科学'],
  ['🚒 Fire 🚒', 'fire', '🚒 [Fire] 🚒'],
  ['aaaa', 'aa', '[aaaa]'],
  ['Nothing here', 'fire', 'Nothing here'],
  ['Anything', '   ', 'Anything'],
])('the title %j has marks for the phrase %j', (title, phrase, marked) => {
  expect(shown(title, phrase)).toBe(marked);
});

it('marking keeps every character of a title and cuts no code point', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, phrase) => {
      const parts = markedParts(title, phrase).map(({ text }) => text);
      expect(parts.join('')).toBe(title.normalize('NFC'));
      expect(parts.every((text) => !/\p{Surrogate}/u.test(text))).toBe(true);
    }),
  );
});
