import { expect, it } from 'vitest';
import { interestType } from '../../../src/domain/interests/interest-types';

it.each([
  [1, 'course'],
  ['2', 'eLearning'],
  [3, 'conference'],
  [5, 'timebooking'],
  [6, 'education'],
  [9, 'conversation'],
  [4, undefined],
  ['course', undefined],
])('R-CONST-043 reads the code %j as %s', (code, type) => {
  expect(interestType(code)).toBe(type);
});
