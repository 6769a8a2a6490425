import { describe, expect, it } from 'vitest';
import { outsideAddress, outsideAreas, type OutsideArea } from '../../../src/domain/navigation/outside-areas';

describe('outside areas', () => {
  it.each<OutsideArea>([
    'admin',
    'participantOverview',
    'calendar',
    'pointsReport',
    'addOwnActivity',
    'skills',
    'evaluations',
    'groupRooms',
    'agents',
    'instructor',
    'caseworker',
    'manager',
    'profile',
    'serviceAnnouncements',
    'hotline',
    'settings',
    'pdfCatalog',
  ])('R-OTHER-040 has an address for %s', (area) => {
    expect(outsideAddress({}, area)).toMatch(/^\/[a-z-/]+$/);
  });

  it('gives every area an address of its own', () => {
    const addresses = Object.values(outsideAreas);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each<[string, OutsideArea, { id?: string; classId?: string }, string]>([
    ['R-OTHER-041', 'courseChoice', { id: '5' }, '/course-choice?id=5'],
    ['R-OTHER-041', 'courseChoice', { id: '5', classId: '8' }, '/course-choice?id=5&classId=8'],
    ['R-OTHER-042', 'activityDetails', { id: '5' }, '/participant/activity-details?ktid=5'],
    [
      'R-OTHER-042',
      'activityDetails',
      { id: '5', classId: '8' },
      '/participant/activity-details?ktid=5&classId=8',
    ],
    ['R-OTHER-043', 'participantSkill', { id: '5' }, '/participant/skills/5'],
    ['R-OTHER-044', 'participantPlan', { id: '5' }, '/participant/plans/5'],
    ['R-OTHER-045', 'participantArticle', { id: 'a/b' }, '/participant/my-objects/articles/a%2Fb'],
    ['R-OTHER-046', 'managerSkillMatrix', { id: '5' }, '/manager/skills/5/matrix'],
    ['R-OTHER-047', 'managerPlanMatrix', { id: '5' }, '/manager/plans/5/matrix'],
    ['R-OTHER-048', 'oldGroupRoom', { id: 'b2-c3' }, '/?rumg=b2-c3'],
  ])('%s addresses %s with %o', (_, area, params, address) => {
    expect(outsideAddress({}, area, params)).toBe(address);
  });

  it('A-088 lets a host replace any address', () => {
    const map = { courseChoice: 'https://portal.example/choose/{id}?class={classId}&x=1' };
    expect(outsideAddress(map, 'courseChoice', { id: '5' })).toBe('https://portal.example/choose/5?x=1');
    expect(outsideAddress(map, 'hotline')).toBe('/hotline');
  });
});
