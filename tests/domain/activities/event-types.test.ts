import { expect, it } from 'vitest';
import { readEventType } from '../../../src/domain/activities/event-types';

it.each([
  [0, 'GroupRoomVisit'],
  [1, 'MediaOnCatalog'],
  ['2', 'MediaOnClass'],
  [3, 'MediaOnCourse'],
  [4, 'SkillOnCatalog'],
  [5, 'PlanOnCatalog'],
  [6, 'LearningSpaceOnCatalog'],
  [7, undefined],
])('R-ENTITY-041 reads the number %j as %s', (number, type) => {
  expect(readEventType(number)).toBe(type);
});

it.each(['GroupRoomVisit', 'MediaOnClass', 'MediaOnCourse', 'MediaOnCatalog'])(
  'R-ENTITY-040 reads the name %s in any case',
  (name) => {
    expect([name, name.toLowerCase()].map(readEventType)).toEqual([name, name]);
  },
);

it('A-041 knows no other name', () => {
  expect(readEventType('Visit')).toBeUndefined();
});
