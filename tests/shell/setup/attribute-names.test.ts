import { describe, expect, it } from 'vitest';
import { misspelledAttributes } from '../../../src/shell/setup/attribute-names';

const read = ['catalog-id', 'config-url', 'theme', 'lang'];

const misspelled = (present: readonly string[], missing: readonly string[] = read) =>
  misspelledAttributes(present, read, missing).map(({ field }) => field);

describe('an attribute of an element', () => {
  it.each([
    ['confg-url', true, 'similar to one that the element reads'],
    ['catalogid', true, 'the same without a hyphen'],
    ['config-url', false, 'one that the element reads'],
    ['data-themes', false, 'data of the page'],
    ['aria-label', false, 'one for assistive technology'],
    ['title', false, 'one that every element may have'],
    ['onclick', false, 'a handler'],
    [':theme', false, 'one of a framework'],
    ['analytics-key', false, 'similar to none'],
  ])('named %s is misspelled: %s, because it is %s [O-11]', (name, isMisspelled) => {
    expect(misspelled([name])).toEqual(isMisspelled ? [`attribute ${name}`] : []);
  });

  it('is not compared with an attribute that the element has, or that is reported as missing [O-11]', () => {
    expect(misspelled(['confg-url', 'config-url'])).toEqual([]);
    expect(misspelled(['confg-url'], ['theme', 'lang'])).toEqual([]);
  });
});
