import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  count,
  flag,
  id,
  list,
  maybeId,
  maybeText,
  readAnswer,
  readItems,
  text,
} from '../../src/api/answers';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

const Named = v.object({ name: v.string() });

describe('an answer', () => {
  it.each([
    ['bare', [1, 2], [1, 2]],
    ['under data', { data: [1, 2] }, [1, 2]],
    ['null under data', { data: null }, []],
    ['nothing at all', undefined, []],
    ['null', null, []],
  ])('A-105 is read %s', (_, answer, read) => {
    expect(readAnswer(list, answer, 'ownedLists')).toEqual(read);
  });

  it.each([
    ['the field', { name: 7 }, 'listInfo: name: expected string, got 7'],
    ['a field inside', { data: {} }, 'listInfo: name: expected "name", got undefined'],
    ['the whole', 'no', 'listInfo: answer: expected Object, got "no"'],
  ])('A-138 that does not fit names %s and what was expected', (_, answer, message) => {
    expect(() => readAnswer(Named, answer, 'listInfo')).toThrow(
      expect.objectContaining({ kind: 'malformed', operation: 'listInfo', message }) as Error,
    );
  });

  it('A-056 leaves out one bad item, names it once and keeps the others in their order', () => {
    const items = [{ name: 'a' }, { name: null }, 'x', { name: 'b' }];
    expect(readItems(Named, items, 'listItems')).toEqual([{ name: 'a' }, { name: 'b' }]);
    expect(vi.mocked(console.warn)).toHaveBeenCalledTimes(2);
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toMatch(/^listItems: an item was left out: .*string/);
  });

  it('A-056 leaves out an item whose reading throws', () => {
    const Fails = v.pipe(
      Named,
      v.transform(({ name }) => {
        if (name === 'bad') throw new Error('Cannot map bad');
        return name;
      }),
    );
    expect(readItems(Fails, [{ name: 'bad' }, { name: 'good' }], 'x')).toEqual(['good']);
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('Cannot map bad');
  });
});

describe('a field', () => {
  const fields = { text, maybeText, id, maybeId, flag, count, list };

  it.each([
    { field: 'text', given: null, read: '' },
    { field: 'text', given: undefined, read: '' },
    { field: 'text', given: 'a', read: 'a' },
    { field: 'maybeText', given: null, read: undefined },
    { field: 'maybeText', given: '', read: undefined },
    { field: 'maybeText', given: 'a', read: 'a' },
    { field: 'id', given: 7, read: '7' },
    { field: 'id', given: '7', read: '7' },
    { field: 'maybeId', given: 0, read: '0' },
    { field: 'maybeId', given: null, read: undefined },
    { field: 'flag', given: null, read: false },
    { field: 'flag', given: undefined, read: false },
    { field: 'flag', given: true, read: true },
    { field: 'count', given: null, read: undefined },
    { field: 'count', given: 0, read: 0 },
    { field: 'list', given: null, read: [] },
  ] as const)('A-105 $field reads $given as $read', ({ field, given, read }) => {
    expect(v.parse(fields[field] as v.GenericSchema, given)).toEqual(read);
  });

  it('A-105 an id must be there', () => {
    expect(v.safeParse(id, null).success).toBe(false);
  });
});
