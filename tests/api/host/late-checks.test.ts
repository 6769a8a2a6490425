import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../src/api/host/configuration';
import { lateProblems } from '../../../src/api/host/late-checks';

const problemsOf = (input: object) => {
  const { configuration } = readConfiguration(input, 'https://portal.example/');
  if (!configuration) throw new Error('The configuration is not valid.');
  return lateProblems(input, configuration);
};

const withBlock = (block: object, more: object = {}) => ({
  services: {},
  catalogs: [{ id: '1', name: 'Academy', components: [{ contentType: 'News', ...block }], ...more }],
});
const block = 'config.catalogs[0].components[0]';

describe('a configuration that works', () => {
  it.each([
    ['expected fields', withBlock({ listName: 'News', itemLayout: 'Multiple' })],
    ['fields and values in other cases', withBlock({ ListName: 'News', itemLayout: 'multiple' })],
    ['numbers of values', withBlock({ itemLayout: 1 })],
    ['a field of another system', withBlock({ trackingNumber: 7 })],
    ['an empty value', withBlock({ itemLayout: '' })],
  ])('has no problem with %s [O-11]', (_, input) => {
    expect(problemsOf(input)).toEqual([]);
  });

  it.each([
    [
      'a misspelled field of a block',
      withBlock({ showListNmae: true }),
      `${block}.showListNmae`,
      'unknown-key',
    ],
    [
      'a misspelled field of a catalog',
      withBlock({}, { loginRequired: true, defaultCatalgo: true }),
      'config.catalogs[0].defaultCatalgo',
      'unknown-key',
    ],
    ['a value that names nothing', withBlock({ itemLayout: 'Multipel' }), `${block}.itemLayout`, undefined],
    ['a number that names nothing', withBlock({ itemLayout: 99 }), `${block}.itemLayout`, undefined],
    [
      'a nested value',
      withBlock({ componentUi: { layoutKind: 'Baner' } }),
      `${block}.componentUi.layoutKind`,
      undefined,
    ],
    [
      'a time zone that does not exist',
      { ...withBlock({}), timeZone: 'Mars/Base' },
      'config.timeZone',
      undefined,
    ],
  ])('has one problem with %s, and names its path [O-11]', (_, input, field, code) => {
    expect(problemsOf(input).map((problem) => [problem.field, problem.code])).toEqual([[field, code]]);
  });

  it('does not suggest a field that is there already [O-11]', () => {
    expect(problemsOf(withBlock({ listName: 'News', listNames: 'x' }))).toEqual([]);
  });
});
