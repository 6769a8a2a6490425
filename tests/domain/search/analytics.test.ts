import { expect, it } from 'vitest';
import { openedEvent } from '../../../src/domain/search/analytics';

it('the event of an opened result has its position, counted from one [R-API-023]', () => {
  expect(openedEvent({ id: '9', type: 'course' }, { phrase: 'aid', index: 0 })).toEqual({
    event: 'opened',
    phrase: 'aid',
    elementId: '9',
    type: 'course',
    position: 1,
  });
});
