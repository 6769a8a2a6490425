import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choicesFromQuery,
  queryFromChoices,
  queryWithChoices,
  valuesByParameter,
} from '../../../src/domain/search/choices-query';
import { noChoices } from '../../../src/domain/search/search-choices';
import { someChoices } from './some-choices';

describe('the choices in the address', () => {
  it('are read back exactly as they are written [R-SEARCHFLOW-006]', () => {
    fc.assert(
      fc.property(someChoices, (choices) => {
        expect(choicesFromQuery(queryFromChoices(choices), choices.phrase)).toEqual(choices);
      }),
    );
  });

  it('come from the query string [R-OTHER-021 R-OTHER-023 R-OTHER-029]', () => {
    expect(choicesFromQuery('?ta=1&ta=2&ty=101&ma=true&std=2026-03-01&st=2&at=5&maa=1', 'aid')).toEqual({
      ...noChoices,
      phrase: 'aid',
      tags: ['1', '2'],
      types: ['course'],
      mandatory: true,
      date: '2026-03-01',
      sort: 'Date',
      systemTypes: ['5'],
      includeArchived: true,
    });
  });

  it.each([
    ['unknown parameters', 'x=1&toString=2&id=4&direct=1'],
    ['empty values', 'ta=&st=&std=&ma=&mas='],
    ['ids that are none', 'ta=-1&cta=1.5&tcat=x&ctcat=%20&at=-3&sat=all&ct=null'],
    ['unknown types', 'ty=999&ty=spaceship'],
    ['dates that do not exist', 'std=2026-02-30'],
    ['dates in another form', 'std=01/03/2026'],
    ['sorts outside the numbers', 'st=3'],
    ['flags that are no flags', 'ma=maybe&maa=false'],
    ['broken escapes', '%E0%A4%A=%&&==&?'],
  ])('ignore %s', (_, query) => {
    expect(choicesFromQuery(query)).toEqual(noChoices);
  });

  it('keep st=0, which is relevance [A-052]', () => {
    expect(choicesFromQuery('st=0').sort).toBe('Relevant');
    expect(queryFromChoices({ ...noChoices, sort: 'Relevant' })).toBe('st=0');
  });

  it('count a repeated value once', () => {
    expect(choicesFromQuery('ta=1&ta=1&ty=101&ty=course')).toMatchObject({ tags: ['1'], types: ['course'] });
  });

  it('replace the old ones and keep the catalog [A-135]', () => {
    const query = queryWithChoices('id=4&direct=1&ta=1&ta=2&st=0', { ...noChoices, tags: ['3'] });
    expect(query).toBe('id=4&direct=1&ta=3');
  });

  it('have the parameters of a search or of my activities', () => {
    const values = valuesByParameter({ ...noChoices, tags: ['3'] }, 'activities');
    expect(Object.keys(values)).toEqual(['at', 'sat', 'ct', 'mas', 'maa']);
    expect(valuesByParameter({ ...noChoices, tags: ['3'] }, 'search')).toMatchObject({ ta: ['3'] });
  });
});
