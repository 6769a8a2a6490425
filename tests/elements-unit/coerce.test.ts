import { describe, expect, it } from 'vitest';
import { coerce, type Coerced } from '../../elements/coerce';
import type { AttributeDescription } from '../../elements/description';
import { problemMessage } from '../../src/domain/setup/problem';

type AttributeType = AttributeDescription['type'];

const read = (type: AttributeType, text: string | null, values?: readonly string[]) =>
  coerce('x', { ...(type ? { type } : {}), about: '', ...(values ? { values } : {}) }, text);

const problemIn = (read: Coerced) => ('problem' in read ? problemMessage(read.problem) : undefined);

describe('an attribute of an element', () => {
  it.each<[AttributeType, string | null, unknown]>([
    [undefined, 'a', 'a'],
    [undefined, '', ''],
    [undefined, null, undefined],
    ['boolean', '', true],
    ['boolean', 'preview', true],
    ['boolean', 'true', true],
    ['boolean', 'false', false],
    ['boolean', null, undefined],
    ['number', '2', 2],
    ['number', ' -1.5 ', -1.5],
    ['number', null, undefined],
    ['json', '{"a":[1]}', { a: [1] }],
    ['json', 'null', null],
    ['json', '  ', undefined],
    ['json', null, undefined],
  ])('of type %s reads %j as %j [A-161]', (type, text, value) => {
    expect(read(type, text)).toEqual({ value });
  });

  it.each<[AttributeType, string, string]>([
    ['number', 'two', 'attribute x: expected a number, got "two"'],
    ['number', ' ', 'attribute x: expected a number, got " "'],
    ['json', '{a}', 'attribute x: expected JSON, got "{a}"'],
  ])('of type %s has for %j the problem %s [O-11]', (type, text, message) => {
    expect(problemIn(read(type, text))).toBe(message);
  });

  it('accepts only known values, or none [O-11]', () => {
    const values = ['light', 'dark'];
    expect(read(undefined, 'dark', values)).toEqual({ value: 'dark' });
    expect(read(undefined, null, values)).toEqual({ value: undefined });
    expect(problemIn(read(undefined, 'red', values))).toBe(
      'attribute x: expected one of light, dark, got "red"',
    );
  });
});
