import { describe, expect, it } from 'vitest';
import { openedEvent, searchedEvent } from '../../../src/domain/search/analytics';
import { noChoices, type SearchChoices } from '../../../src/domain/search/search-choices';

const choices: SearchChoices = {
  ...noChoices,
  phrase: ' aid ',
  types: ['course'],
  tags: ['5'],
  sort: 'Date',
};

describe('the analytics events of a search', () => {
  it('have the opened result and its position, counted from one [R-API-023]', () => {
    expect(openedEvent({ id: '9', type: 'course' }, { phrase: 'aid', index: 0 })).toEqual({
      event: 'opened',
      phrase: 'aid',
      elementId: '9',
      type: 'course',
      position: 1,
    });
  });

  it('have phrase, filters and number of results, and are of another kind without results [A-133]', () => {
    const detail = { phrase: 'aid', filters: 'ty=101&ta=5' };
    expect(searchedEvent(choices, 3)).toEqual({ event: 'searched', count: 3, ...detail });
    expect(searchedEvent(choices, 0)).toEqual({ event: 'no-results', count: 0, ...detail });
    expect(choices.sort).toBe('Date');
  });
});
