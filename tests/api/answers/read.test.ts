import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { flag, id, text } from '../../../src/api/answers/fields';
import { createMisfitLog, misfitText, type Misfit } from '../../../src/api/answers/misfit';
import { readList } from '../../../src/api/answers/read';
import { readObject } from '../../../src/api/answers/read-one';
import { responseObject } from '../../../src/api/answers/response-object';

const Inner = responseObject({ link: text });
const Item = responseObject({
  id,
  title: text,
  isOpen: flag,
  inner: v.optional(Inner),
  tags: v.optional(v.array(id)),
});

function reading() {
  const misfits: string[] = [];
  return { misfits, operation: 'listing', report: (misfit: Misfit) => void misfits.push(misfitText(misfit)) };
}

describe('the object reader', () => {
  it('reads an object below data, with keys in any case, null as missing, and unknown fields [O-19]', () => {
    const context = reading();
    const answer = { data: { ID: 7, Title: null, inner: { LINK: '/x' }, more: [] } };
    expect(readObject(Item, answer, context)).toEqual({
      id: '7',
      title: '',
      isOpen: false,
      inner: { link: '/x' },
    });
    expect(context.misfits).toEqual([]);
  });

  it.each([
    ['a field', { id: 1, title: {} }, 'title: expected (string | number), got Object', { title: '' }],
    [
      'a field inside',
      { id: 1, inner: { link: true } },
      'inner.link: expected (string | number), got true',
      { inner: { link: '' } },
    ],
    [
      'a field in another case',
      { ID: 1, ISOPEN: 'yes' },
      'isOpen: expected boolean, got "yes"',
      { isOpen: false },
    ],
    [
      'an entry of an array',
      { id: 1, tags: [1, {}, 2] },
      'tags[]: expected (string | number), got Object',
      { tags: ['1', '2'] },
    ],
  ])('drops only %s that cannot be read, and reports it [O-19]', (_, answer, misfit, read) => {
    const context = reading();
    expect(readObject(Item, answer, context)).toMatchObject({ id: '1', ...read });
    expect(context.misfits).toEqual([`listing: ${misfit}`]);
  });

  it.each([
    ['a required field', { title: 'a' }, 'listing: id: expected "id", got undefined'],
    ['a required field of another kind', { id: true }, 'listing: id: expected (string | number), got true'],
    ['the object', 'no', 'listing: answer: expected Object, got "no"'],
    ['anything', undefined, 'listing: answer: expected Object, got undefined'],
  ])('fails without %s, and reports field, expected and actual value [A-138]', (_, answer, message) => {
    expect(() => readObject(Item, answer, reading())).toThrow(
      expect.objectContaining({ kind: 'malformed', operation: 'listing', message }) as Error,
    );
  });
});

describe('a field in an entry of an array', () => {
  const Group = responseObject({ name: text, parts: v.optional(v.array(Item)) });

  it('is dropped on its own when it is optional, and with its entry when it is required [O-19]', () => {
    const context = reading();
    const answer = {
      Name: 'G',
      PARTS: [{ ID: 1, Title: true }, { title: 'no id' }, 'x', { id: 3, title: 'c' }],
    };
    expect(readObject(Group, answer, context)).toMatchObject({
      name: 'G',
      parts: [
        { id: '1', title: '' },
        { id: '3', title: 'c' },
      ],
    });
    expect(context.misfits).toEqual([
      'listing: parts[].title: expected (string | number), got true',
      'listing: parts[].id: expected "id", got undefined',
      'listing: parts[]: expected Object, got "x"',
    ]);
  });

  it('has a shortened value in the message when the value is long [O-10]', () => {
    expect(() => readObject(Item, 'x'.repeat(200), reading())).toThrow(
      /^listing: answer: expected Object, got "x{39}…$/,
    );
  });
});

describe('the list reader', () => {
  it('drops an entry that cannot be read, reports it and counts it [A-056]', () => {
    const context = reading();
    const read = readList(Item, { items: [{ id: 1 }, { title: 'x' }, 'y', { id: 2 }] }, context);
    expect(read.items.map((item) => item.id)).toEqual(['1', '2']);
    expect(read.received).toBe(4);
    expect(context.misfits).toEqual([
      'listing: [].id: expected "id", got undefined',
      'listing: []: expected Object, got "y"',
    ]);
  });

  it('reads an empty list as empty [O-19]', () => {
    expect(readList(Item, [], reading())).toEqual({ items: [], received: 0 });
  });

  it.each([
    ['no body', undefined, 'listing: answer: expected a list, got an empty answer'],
    ['null', null, 'listing: answer: expected a list, got null'],
    ['another object', { message: 'x' }, 'listing: answer: expected a list, got an object with message'],
    ['nothing that can be read', [{}, {}], 'listing: [].id: expected "id", got undefined'],
  ])('fails for %s, and never reads an empty list [O-19]', (_, answer, message) => {
    expect(() => readList(Item, answer, reading())).toThrow(
      expect.objectContaining({ kind: 'malformed', message }) as Error,
    );
  });
});

it('each kind of invalid field is logged once, for any number of items [O-19]', () => {
  const lines: string[] = [];
  const report = createMisfitLog((line) => lines.push(line));
  readList(Item, [{ id: 1 }, {}, {}, { id: 2, title: true }], { operation: 'a', report });
  readList(Item, [{ id: 1 }, {}], { operation: 'b', report });
  expect(lines).toEqual([
    'lp-catalog: a: [].id: expected "id", got undefined (logged once)',
    'lp-catalog: a: [].title: expected (string | number), got true (logged once)',
    'lp-catalog: b: [].id: expected "id", got undefined (logged once)',
  ]);
});
