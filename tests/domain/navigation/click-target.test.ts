import { describe, expect, it } from 'vitest';
import { blocks } from '../../../src/blocks/registry';
import { addressTarget, classClickTarget, clickTarget } from '../../../src/domain/navigation/click-target';
import { mediaTypes } from '../../../src/domain/media/media-types';

const course = { id: '5', type: 'course' } as const;
const outside = (area: string, params: object = { id: '5' }) => ({ kind: 'outside', area, params });

describe('a click on an item', () => {
  it.each(mediaTypes)('opens the player for %s [R-CLICK-001]', (type) => {
    const route = { name: 'playMedia', mediaId: '5', mediaType: type };
    expect(clickTarget({ id: '5', type, status: 'UNSU' })).toEqual({ kind: 'route', route });
  });

  it('opens the own page of an item without sign-up, whatever its status [R-CLICK-002]', () => {
    const route = { name: 'playMediaOnCourse', courseId: '5' };
    expect(clickTarget({ ...course, needsNoSignup: true, status: 'UNSU' })).toEqual({ kind: 'route', route });
  });

  it('opens the page of an article [R-CLICK-003]', () => {
    expect(clickTarget({ id: '5', type: 'article', status: 'UNSU' })).toEqual(outside('participantArticle'));
  });

  it.each(['UNSU', 'USEWL', 'USNE'])('opens the course choice for %s [R-CLICK-004]', (status) => {
    expect(clickTarget({ ...course, status })).toEqual(outside('courseChoice'));
  });

  it('opens the course choice when the item always requires it [R-CLICK-005]', () => {
    expect(clickTarget({ ...course, status: 'USC', alwaysToCourseInfo: true })).toEqual(
      outside('courseChoice'),
    );
  });

  it.each(['USEU', 'USC', 'USEAS', undefined])('opens activity details for %s [R-CLICK-006]', (status) => {
    expect(clickTarget({ ...course, status })).toEqual(outside('activityDetails'));
  });

  it('adds the class to the target [R-CLICK-007]', () => {
    const withClass = { id: '5', classId: '8' };
    expect(classClickTarget({ ...course, classId: '8' })).toEqual(outside('activityDetails', withClass));
    expect(classClickTarget({ ...course, classId: '8', status: 'UNSU' })).toEqual(
      outside('courseChoice', withClass),
    );
    expect(classClickTarget(course)).toEqual({ kind: 'none' });
    expect(clickTarget({ ...course, classId: '8' })).toEqual(outside('activityDetails'));
  });

  it('opens the matrices for users who are responsible for skills and plans [R-ROLE-024]', () => {
    const from = blocks.MySkillResponsibility.itemAreas;
    expect(clickTarget({ id: '5', type: 'skill' }, from)).toEqual(outside('managerSkillMatrix'));
    expect(clickTarget({ id: '5', type: 'plan' }, from)).toEqual(outside('managerPlanMatrix'));
  });

  it('opens the pages of skills and plans, unless the item has an address [A-089]', () => {
    expect(clickTarget({ id: '5', type: 'skill' })).toEqual(outside('participantSkill'));
    expect(clickTarget({ id: '5', type: 'plan', status: 'UNSU' })).toEqual(outside('participantPlan'));
    const target = { kind: 'address', href: '/own', newWindow: true };
    expect(clickTarget({ id: '5', type: 'plan', navigateUrl: '/own', openInNewWindow: true })).toEqual(
      target,
    );
  });

  it('opens an address in the same window by default [A-033]', () => {
    expect(clickTarget({ ...course, navigateUrl: '/own' })).toMatchObject({ href: '/own', newWindow: false });
  });

  it('opens nothing for an archived item [A-091]', () => {
    const archived = { ...course, isArchived: true, navigateUrl: '/own', classId: '8' };
    expect(clickTarget(archived)).toEqual({ kind: 'none' });
    expect(classClickTarget(archived)).toEqual({ kind: 'none' });
  });

  it('opens nothing when the address could run as a script', () => {
    expect(addressTarget('javascript:alert(1)', false)).toEqual({ kind: 'none' });
  });
});
