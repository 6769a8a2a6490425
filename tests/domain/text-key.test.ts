import { expect, it } from 'vitest';
import texts from '../../locales/en-GB.json';
import type { TextKey } from '../../src/domain/text-key';

it('every text key is in upper snake case, apart from plural forms [A-008]', () => {
  const odd = Object.keys(texts).filter(
    (key) => !/^[A-Z0-9]+(_[A-Z0-9]+)*(_(one|few|many|other))?$/.test(key),
  );
  expect(odd).toEqual([]);
});

it.each<TextKey>(['ACTION_SHOW', 'STATUS_COMPLETED', 'LISTS_TAB_OWNED'])(
  '%s is a text key [A-008]',
  (key) => {
    expect(Object.keys(texts)).toContain(key);
  },
);

it('no text is empty', () => {
  expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
});
