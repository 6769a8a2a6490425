import { describe, expect, test } from 'vitest';
import { parseFields, parseJson } from '../../../src/domain/text/parse-json';

describe('stored JSON', () => {
  test.each([
    ['a list', '[1,"two"]', [1, 'two']],
    ['an object', '{"volume":0.5}', { volume: 0.5 }],
    ['null', 'null', null],
    ['half of an object', '{"volume":', undefined],
    ['nothing', '', undefined],
    ['no text', undefined, undefined],
  ])('is a value for %s, or undefined', (_, text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  test.each([
    ['an object', '{"volume":0.5}', { volume: 0.5 }],
    ['a list', '["a"]', { 0: 'a' }],
    ['null', 'null', undefined],
    ['a number', '7', undefined],
    ['a word', '"seven"', undefined],
    ['text that is not JSON', '{', undefined],
    ['no text', undefined, undefined],
  ])('is an object of fields for %s, or undefined', (_, text, fields) => {
    expect(parseFields(text)).toEqual(fields);
  });
});
