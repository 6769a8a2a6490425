import { expect, it } from 'vitest';
import { noChoices, type SearchChoices } from '../../../src/domain/search/search-choices';
import { searchedEvent } from '../../../src/domain/search/searched-event';

const choices: SearchChoices = {
  ...noChoices,
  phrase: ' aid ',
  types: ['course'],
  tags: ['5'],
  sort: 'Date',
};

it('the event of a search has phrase, filters and number of results, and is of another kind without results [A-133]', () => {
  const detail = { phrase: 'aid', filters: 'ty=101&ta=5' };
  expect(searchedEvent(choices, 3)).toEqual({ event: 'searched', count: 3, ...detail });
  expect(searchedEvent(choices, 0)).toEqual({ event: 'no-results', count: 0, ...detail });
  expect(choices.sort).toBe('Date');
});
