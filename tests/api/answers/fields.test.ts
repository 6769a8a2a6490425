import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  count,
  flag,
  id,
  itemType,
  list,
  mapped,
  maybeId,
  maybeText,
  text,
  Unreadable,
} from '../../../src/api/answers/fields';

describe('a field of an answer', () => {
  const fields = { text, maybeText, id, maybeId, flag, count, list };

  it.each([
    { field: 'text', given: null, read: '' },
    { field: 'text', given: undefined, read: '' },
    { field: 'text', given: 'a', read: 'a' },
    { field: 'text', given: 84001, read: '84001' },
    { field: 'maybeText', given: 12, read: '12' },
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
  ] as const)('of the type $field reads $given as $read [A-105]', ({ field, given, read }) => {
    expect(v.parse(fields[field] as v.GenericSchema, given)).toEqual(read);
  });

  it('is required when it is an id [A-105]', () => {
    expect(v.safeParse(id, null).success).toBe(false);
  });

  it('is an issue when it is an unknown item type, which the issue contains [R-ENTITY-052]', () => {
    const { issues } = v.safeParse(itemType, 'spaceship');
    expect(issues?.[0]).toMatchObject({ expected: 'a known item type', received: '"spaceship"' });
  });

  it('is an issue only when its value cannot be read, and an error of the code is thrown [O-19]', () => {
    const schema = (error: Error) =>
      v.pipe(
        v.string(),
        mapped(() => {
          throw error;
        }),
      );
    expect(v.safeParse(schema(new Unreadable('a date', 'x')), 'x').success).toBe(false);
    expect(() => v.safeParse(schema(new TypeError('broken')), 'x')).toThrow('broken');
  });
});
