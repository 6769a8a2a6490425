import { describe, expect, it } from 'vitest';
import { similarName } from '../../../src/domain/setup/similar-name';

describe('the suggestion for a misspelled name', () => {
  it.each([
    ['component', ['catalogs', 'components'], 'components'],
    ['Nwes', ['News', 'MyPlans'], 'News'],
    ['nEWS', ['News'], 'News'],
    ['confg-url', ['config', 'config-url', 'session-url'], 'config-url'],
    ['Multipel', ['Single', 'Multiple'], 'Multiple'],
    ['cource', ['course', 'conference'], 'course'],
    ['showElmentTyp', ['showElementType', 'showElementStatus'], 'showElementType'],
    ['bloks', ['blockade', 'blocks'], 'blocks'],
  ])('for %s of %j is %s [O-11]', (wrong, names, name) => {
    expect(similarName(wrong, names)).toBe(name);
  });

  it.each([
    ['boss', ['user', 'manager']],
    ['elementId', ['elements']],
    ['di', ['dir']],
    ['', ['dir']],
    ['data', []],
  ])('is missing for %j of %j [O-11]', (wrong, names) => {
    expect(similarName(wrong, names)).toBeUndefined();
  });
});
