import { describe, expect, it } from 'vitest';
import { stopWords } from '../../../../src/domain/search/nearest/stop-words';
import { allCultures } from '../../../../src/domain/session/culture';

describe('the stop words', () => {
  it.each(Object.entries(stopWords))('of %s are in lower case and without repeats', (_, text) => {
    const words = text.split(' ');
    expect(words).toEqual([...new Set(words)]);
    expect(text).toBe(text.toLowerCase());
    expect(words).not.toContain('');
  });

  it('are of every language with texts of its own', () => {
    const own = allCultures.map((culture) => culture.slice(0, 2)).filter((language) => language !== 'kl');
    expect(Object.keys(stopWords).sort()).toEqual(own.sort());
  });
});
