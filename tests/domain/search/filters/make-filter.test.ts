import { describe, expect, it } from 'vitest';
import { flag, idList, list, single, text } from '../../../../src/domain/search/filters/make-filter';

const names = { scope: 'search', parameter: 'p', linkNames: [] } as const;

describe('a filter with one flag', () => {
  it.each([
    [['true'], true],
    [['TRUE'], true],
    [['1'], true],
    [['false'], false],
    [['yes'], false],
    [[], false],
  ])('reads %j as %s [R-ENTITY-077]', (texts, value) => {
    expect(flag(names).read(texts)).toBe(value);
  });

  it('sends its value to an engine only when it is on [R-API-013]', () => {
    const { engine } = flag({ ...names, engine: { attribute: 'open' } });
    expect([engine?.values?.(true), engine?.values?.(false)]).toEqual([['true'], []]);
  });
});

describe('a filter of several values', () => {
  const groups = list({ ...names, valuesOf: (group) => [`${group}1`, `${group}2`] });

  it('has an option selected when it has all values of the option [A-061]', () => {
    expect(groups.has?.(['a1'], 'a')).toBe(false);
    expect(groups.has?.(['a1', 'b1', 'a2'], 'a')).toBe(true);
  });

  it('adds and removes all values of an option at once [A-061]', () => {
    expect(groups.toggle?.(['a1', 'b1'], 'a', true)).toEqual(['b1', 'a1', 'a2']);
    expect(groups.toggle?.(['a1', 'b1'], 'a', false)).toEqual(['b1']);
  });

  it('drops values that are no ids [A-063]', () => {
    const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';
    expect(idList(names).read(['7', 'seven', guid, '7a'])).toEqual(['7', guid]);
  });
});

it.each([
  ['one value', single({ ...names, read: ([first]) => first }), undefined],
  ['a text', text(names), ''],
])('a filter of %s is not counted by default [R-SEARCH-009]', (_, filter, empty) => {
  expect(filter.empty).toBe(empty);
  expect(filter.count('x')).toBe(0);
});
