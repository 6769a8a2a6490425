import { expect, it } from 'vitest';
import { readHostMessages } from '../../../src/api/host/host-messages';
import { problemMessage } from '../../../src/domain/setup/problem';

it.each([
  [undefined, []],
  [[], []],
  [[{ text: ' Hello ' }], [{ text: 'Hello' }]],
  [[{ text: 'A', href: '/x', at: '2026-03-02T08:00:00Z' }], [{ text: 'A', href: '/x', atMs: 1772438400000 }]],
  [[{ text: 'A', href: 'javascript:alert(1)', at: null }], [{ text: 'A' }]],
])('the bell reads the messages %j as %j [A-133]', (input, messages) => {
  expect(readHostMessages(input)).toEqual({ messages, problems: [] });
});

it.each([
  ['text', 'notifications: expected a list, got string'],
  [{}, 'notifications: expected a list, got object'],
  [[{ text: 'A' }, { text: 7 }], 'notifications[1].text: expected string, got 7'],
  [[{ text: 'A' }, { text: 'B', at: 'soon' }], 'notifications[1].at'],
])('the message %j is reported by its field, and the others stay [O-11]', (input, problem) => {
  const { messages, problems } = readHostMessages(input);
  expect(problems.map(problemMessage)).toEqual([expect.stringContaining(problem)]);
  expect(messages).toHaveLength(Array.isArray(input) ? 1 : 0);
});
