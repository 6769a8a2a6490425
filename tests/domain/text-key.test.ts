import { expect, it } from 'vitest';
import texts from '../../locales/en-GB.json';
import type { TextKey } from '../../src/domain/text-key';

it('A-008 names every text in upper snake case, plural forms aside', () => {
  const odd = Object.keys(texts).filter(
    (key) => !/^[A-Z0-9]+(_[A-Z0-9]+)*(_(one|few|many|other))?$/.test(key),
  );
  expect(odd).toEqual([]);
});

it.each<TextKey>(['ACTION_SHOW', 'STATUS_COMPLETED', 'LISTS_TAB_OWNED'])('A-008 knows the key %s', (key) => {
  expect(Object.keys(texts)).toContain(key);
});

it('leaves no text empty', () => {
  expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
});
