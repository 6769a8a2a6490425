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
    { field: 'text', input: null, read: '' },
    { field: 'text', input: undefined, read: '' },
    { field: 'text', input: 'a', read: 'a' },
    { field: 'text', input: 84001, read: '84001' },
    { field: 'maybeText', input: 12, read: '12' },
    { field: 'maybeText', input: null, read: undefined },
    { field: 'maybeText', input: '', read: undefined },
    { field: 'maybeText', input: 'a', read: 'a' },
    { field: 'id', input: 7, read: '7' },
    { field: 'id', input: '7', read: '7' },
    { field: 'maybeId', input: 0, read: '0' },
    { field: 'maybeId', input: null, read: undefined },
    { field: 'flag', input: null, read: false },
    { field: 'flag', input: undefined, read: false },
    { field: 'flag', input: true, read: true },
    { field: 'count', input: null, read: undefined },
    { field: 'count', input: 0, read: 0 },
    { field: 'list', input: null, read: [] },
  ] as const)('of the type $field reads $given as $read [A-105]', ({ field, input, read }) => {
    expect(v.parse(fields[field] as v.GenericSchema, input)).toEqual(read);
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
