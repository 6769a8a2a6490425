import { describe, expect, it } from 'vitest';
import { outsideAddress, outsideAreas, type OutsideArea } from '../../../src/domain/navigation/outside-areas';

describe('the addresses of outside areas', () => {
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
  ])('include %s [R-OTHER-040]', (area) => {
    expect(outsideAddress({}, area)).toMatch(/^\/[a-z-/]+$/);
  });

  it('differ from each other', () => {
    const addresses = Object.values(outsideAreas);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each<[OutsideArea, { id?: string; classId?: string }, string, string]>([
    ['courseChoice', { id: '5' }, 'R-OTHER-041', '/course-choice?id=5'],
    ['courseChoice', { id: '5', classId: '8' }, 'R-OTHER-041', '/course-choice?id=5&classId=8'],
    ['activityDetails', { id: '5' }, 'R-OTHER-042', '/participant/activity-details?ktid=5'],
    [
      'activityDetails',
      { id: '5', classId: '8' },
      'R-OTHER-042',
      '/participant/activity-details?ktid=5&classId=8',
    ],
    ['participantSkill', { id: '5' }, 'R-OTHER-043', '/participant/skills/5'],
    ['participantPlan', { id: '5' }, 'R-OTHER-044', '/participant/plans/5'],
    ['participantArticle', { id: 'a/b' }, 'R-OTHER-045', '/participant/my-objects/articles/a%2Fb'],
    ['managerSkillMatrix', { id: '5' }, 'R-OTHER-046', '/manager/skills/5/matrix'],
    ['managerPlanMatrix', { id: '5' }, 'R-OTHER-047', '/manager/plans/5/matrix'],
    ['oldGroupRoom', { id: 'b2-c3' }, 'R-OTHER-048', '/?rumg=b2-c3'],
  ])('lead to %s with %o [%s]', (area, params, _, address) => {
    expect(outsideAddress({}, area, params)).toBe(address);
  });

  it('can each be replaced by the host page [A-088]', () => {
    const map = { courseChoice: 'https://portal.example/choose/{id}?class={classId}&x=1' };
    expect(outsideAddress(map, 'courseChoice', { id: '5' })).toBe('https://portal.example/choose/5?x=1');
    expect(outsideAddress(map, 'hotline')).toBe('/hotline');
  });

  it('exist for an id that cannot be encoded', () => {
    expect(outsideAddress({}, 'participantSkill', { id: '\ud800' })).toBe('/participant/skills/%EF%BF%BD');
  });
});
