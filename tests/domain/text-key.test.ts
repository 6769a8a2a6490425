import { expect, it } from 'vitest';
import texts from '../../locales/en-GB.json';
import type { TextKey } from '../../src/domain/text-key';

it('names every text in upper snake case, plural forms aside [A-008]', () => {
  const odd = Object.keys(texts).filter(
    (key) => !/^[A-Z0-9]+(_[A-Z0-9]+)*(_(one|few|many|other))?$/.test(key),
  );
  expect(odd).toEqual([]);
});

it.each<TextKey>(['ACTION_SHOW', 'STATUS_COMPLETED', 'LISTS_TAB_OWNED'])(
  'knows the key %s [A-008]',
  (key) => {
    expect(Object.keys(texts)).toContain(key);
  },
);

it('leaves no text empty', () => {
  expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
});
