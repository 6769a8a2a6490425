import { describe, expect, it } from 'vitest';
import { nearestChoices } from '../../../../src/domain/search/nearest/nearest-choices';
import { noChoices, type SearchChoices } from '../../../../src/domain/search/search-choices';

const search = (choices: Partial<SearchChoices>) => nearestChoices({ ...noChoices, ...choices }, 'en-GB');
const phrases = (choices: Partial<SearchChoices>) => search(choices).map(({ phrase }) => phrase);

describe('the nearest searches', () => {
  it('are without filters first, and then by the content words', () => {
    const nearest = search({
      phrase: 'how to knit',
      types: ['course'],
      openForSignup: true,
      sort: 'Alphabetical',
    });
    expect(nearest).toEqual([
      { ...noChoices, phrase: 'how to knit', sort: 'Alphabetical' },
      { ...noChoices, phrase: 'knit', sort: 'Alphabetical' },
    ]);
  });

  it.each<[string, Partial<SearchChoices>, string[]]>([
    ['a phrase whose words all count', { phrase: 'first aid' }, []],
    ['a question', { phrase: 'what is first aid?' }, ['first aid']],
    ['a question without a subject', { phrase: 'how to do it' }, []],
    ['a subject that is too short to search for', { phrase: 'what is AI' }, []],
    ['filters without a phrase', { types: ['course'] }, ['']],
  ])('for %s', (_, choices, expected) => {
    expect(phrases(choices)).toEqual(expected);
  });

  it('are by relevance instead of by date', () => {
    expect(search({ phrase: 'knit', types: ['course'], sort: 'Date' })[0]?.sort).toBe('Relevant');
    expect(search({ types: ['course'] })[0]?.sort).toBe('Alphabetical');
  });
});
