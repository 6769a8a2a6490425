import { describe, expect, it } from 'vitest';
import { cardReason, saysReason } from '../../../src/domain/home/card-reason';

describe('the reason for which a card is shown', () => {
  it.each([
    ['News', undefined, undefined, undefined],
    ['News', 3, undefined, { text: 'REASON_DAYS_LEFT', count: 3 }],
    ['News', 7, undefined, { text: 'REASON_DAYS_LEFT', count: 7 }],
    ['News', 8, undefined, undefined],
    ['News', 0, undefined, { text: 'REASON_LAST_DAY' }],
    ['News', -1, undefined, undefined],
    ['News', 3, 'USC', undefined],
    ['InTargetGroup', undefined, undefined, { text: 'RESULT_IN_TARGET_GROUP' }],
    ['InTargetGroup', 20, undefined, { text: 'RESULT_IN_TARGET_GROUP' }],
    ['MandatoryForYou', undefined, undefined, { text: 'MANDATORY' }],
    ['MandatoryForYou', 1, undefined, { text: 'REASON_DAYS_LEFT', count: 1 }],
    ['MyInterests', undefined, undefined, { text: 'REASON_INTERESTS' }],
    ['MySkillResponsibility', undefined, undefined, { text: 'REASON_RESPONSIBLE' }],
  ] as const)('in %s with %s days left and the status %s is %o', (block, daysLeft, status, reason) => {
    expect(cardReason(status ? { status } : {}, block, daysLeft)).toEqual(reason);
  });
});

describe('a title', () => {
  it.each([
    ['Mandatory training', 'Mandatory', true],
    ['In your target group', 'For your target group', true],
    ['I din målgruppe', 'For din målgruppe', true],
    ['Mine interesser', 'Fra dine interesser', true],
    ['My interests', 'From your interests', true],
    ['Recommended', 'For your target group', false],
    ['For you', 'For your target group', false],
    ['', 'Mandatory', false],
  ])('“%s” says “%s”: %s', (title, reason, isSaid) => {
    expect(saysReason(title, reason)).toBe(isSaid);
  });
});
