import { describe, expect, it } from 'vitest';
import { addressTarget, classClickTarget, clickTarget } from '../../../src/domain/navigation/click-target';
import { mediaTypes } from '../../../src/domain/activities/media-types';

const course = { id: '5', type: 'course' } as const;
const outside = (area: string, params: object = { id: '5' }) => ({ kind: 'outside', area, params });

describe('where a click leads', () => {
  it.each(mediaTypes)('R-CLICK-001 opens the player for %s', (type) => {
    const route = { name: 'playMedia', mediaId: '5', mediaType: type };
    expect(clickTarget({ id: '5', type, status: 'UNSU' })).toEqual({ kind: 'route', route });
  });

  it('R-CLICK-002 opens the own page of an item without signup, before any status', () => {
    const route = { name: 'playMediaOnCourse', courseId: '5' };
    expect(clickTarget({ ...course, needsNoSignup: true, status: 'UNSU' })).toEqual({ kind: 'route', route });
  });

  it('R-CLICK-003 opens the article page', () => {
    expect(clickTarget({ id: '5', type: 'article', status: 'UNSU' })).toEqual(outside('participantArticle'));
  });

  it.each(['UNSU', 'USEWL', 'USNE'])('R-CLICK-004 opens the course choice for %s', (status) => {
    expect(clickTarget({ ...course, status })).toEqual(outside('courseChoice'));
  });

  it('R-CLICK-005 opens the course choice when the item always asks for it', () => {
    expect(clickTarget({ ...course, status: 'USC', alwaysToCourseInfo: true })).toEqual(
      outside('courseChoice'),
    );
  });

  it.each(['USEU', 'USC', 'USEAS', undefined])('R-CLICK-006 opens activity details for %s', (status) => {
    expect(clickTarget({ ...course, status })).toEqual(outside('activityDetails'));
  });

  it('R-CLICK-007 adds the class to the same target', () => {
    const withClass = { id: '5', classId: '8' };
    expect(classClickTarget({ ...course, classId: '8' })).toEqual(outside('activityDetails', withClass));
    expect(classClickTarget({ ...course, classId: '8', status: 'UNSU' })).toEqual(
      outside('courseChoice', withClass),
    );
    expect(classClickTarget(course)).toEqual({ kind: 'none' });
    expect(clickTarget({ ...course, classId: '8' })).toEqual(outside('activityDetails'));
  });

  it('R-ROLE-024 leads those responsible to the matrices', () => {
    const from = 'MySkillResponsibility';
    expect(clickTarget({ id: '5', type: 'skill' }, from)).toEqual(outside('managerSkillMatrix'));
    expect(clickTarget({ id: '5', type: 'plan' }, from)).toEqual(outside('managerPlanMatrix'));
  });

  it('A-089 leads skills and plans to their pages, unless the item brings an address', () => {
    expect(clickTarget({ id: '5', type: 'skill' })).toEqual(outside('participantSkill'));
    expect(clickTarget({ id: '5', type: 'plan', status: 'UNSU' })).toEqual(outside('participantPlan'));
    const target = { kind: 'address', href: '/own', newWindow: true };
    expect(clickTarget({ id: '5', type: 'plan', navigateUrl: '/own', openInNewWindow: true })).toEqual(
      target,
    );
  });

  it('A-033 opens an address in the same window unless the item says otherwise', () => {
    expect(clickTarget({ ...course, navigateUrl: '/own' })).toMatchObject({ href: '/own', newWindow: false });
  });

  it('A-091 leads nowhere from an archived item', () => {
    const archived = { ...course, isArchived: true, navigateUrl: '/own', classId: '8' };
    expect(clickTarget(archived)).toEqual({ kind: 'none' });
    expect(classClickTarget(archived)).toEqual({ kind: 'none' });
  });

  it('leads nowhere when an address could run as a script', () => {
    expect(addressTarget('javascript:alert(1)', false)).toEqual({ kind: 'none' });
  });
});
