import { expect, it } from 'vitest';
import { countNew, type BellMessage } from '../../../src/state/notifications/bell';

const message = (fields: Partial<BellMessage>): BellMessage => ({ id: 'm', words: { text: 'x' }, ...fields });

it('the bell counts new messages, and no failure that the user has just read [R-HEADER-014 A-133]', () => {
  const messages = [
    message({ atMs: 5 }),
    message({ atMs: 5, isFailure: true }),
    message({ atMs: 15, isFailure: false }),
    message({}),
  ];
  expect(countNew(messages, 0)).toBe(3);
  expect(countNew(messages, 10)).toBe(1);
});
