import { expect, it } from 'vitest';
import { actionOf } from '../../../src/domain/activities/actions';
import { classClickTarget, clickTarget } from '../../../src/domain/navigation/click-target';
import type { ResultItem } from '../../../src/domain/search/result-item';

const item: ResultItem = {
  id: '5',
  type: 'course',
  title: 'First aid',
  status: 'UNSU',
  classId: '8',
  isArchived: false,
  isMandatory: false,
  isInTargetGroup: false,
  hasWaitingList: false,
  alwaysToCourseInfo: false,
  needsNoSignup: false,
};

it('a result has its button, target and class [R-ENTITY-046]', () => {
  expect(actionOf(item)).toBe('ACTION_SIGN_UP');
  expect(clickTarget(item)).toEqual({ kind: 'outside', area: 'courseChoice', params: { id: '5' } });
  expect(classClickTarget(item)).toMatchObject({ params: { id: '5', classId: '8' } });
});
