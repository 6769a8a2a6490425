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
])('the code %j is the interest type %s [R-CONST-043]', (code, type) => {
  expect(interestType(code)).toBe(type);
});
