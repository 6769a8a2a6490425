import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { responseObject } from '../../../src/api/answers/response-object';
import { activityEntries, toHomeItem } from '../../../src/api/home/home-items';
import { services } from '../fake-server';
import { openApi } from '../an-api';

const read = (response: object, type?: 'skill' | 'plan') =>
  toHomeItem(openApi({}).api, v.parse(responseObject(activityEntries()), response), type);

describe('an activity on a card', () => {
  it('is read with full addresses [R-ENTITY-028 R-ENTITY-029]', () => {
    const response = {
      elementId: 7,
      id: 8,
      name: 'Lifting',
      description: 'Text',
      extraInformation: '3 hours',
      status: 'USES',
      type: 102,
      image: 'p1',
      wideImage: 'w1',
      navigateUrl: '/x',
      openInNewWindow: true,
      isArchived: true,
      classId: 5,
    };
    expect(read(response)).toEqual({
      id: '7',
      name: 'Lifting',
      description: 'Text',
      extraInformation: '3 hours',
      status: 'USES',
      type: 'eLearning',
      kind: 'Course',
      image: `${services.gallery}/images/p1?size=medium`,
      wideImage: `${services.gallery}/images/w1?size=large`,
      navigateUrl: '/x',
      openInNewWindow: true,
      classId: '5',
      isArchived: true,
      needsNoSignup: false,
      alwaysToCourseInfo: false,
    });
  });

  it.each([
    [{ elementId: 1, id: 2, courseId: 3 }, '1', 'R-API-054'],
    [{ id: 2, courseId: 3 }, '2', 'R-API-054'],
    [{ elementId: null, courseId: 3 }, '3', 'R-API-054'],
  ])('%j has the id %s [%s]', (...[response, id]) => {
    expect(read(response).id).toBe(id);
  });

  it('is an error without an id, with what was expected [A-049]', () => {
    expect(() => read({ name: 'x' })).toThrow('expected elementId, id or courseId');
  });

  it.each([
    [{ elementId: 1, type: '106', status: 1 }, { type: 'education', status: 'USNE' }, 'R-ENTITY-032'],
    [{ elementId: 1, imageId: 'p', contentType: 'LearningSpace' }, { id: '1' }, 'R-ENTITY-033'],
    [
      { elementId: 1, navigateUrl: '/x', type: 'Course' },
      { navigateUrl: '/x', type: 'course' },
      'R-ENTITY-030',
    ],
    [
      { id: 1, layoutDescription: 'L', contentType: 'Plan' },
      { description: 'L', kind: 'Plan' },
      'R-ENTITY-035',
    ],
    [{ id: 1, contentType: 'SKILL' }, { type: 'skill', kind: 'Skill' }, 'R-ENTITY-036'],
    [{ id: 1, title: 'T', status: '', image: '' }, { name: 'T' }, 'R-ENTITY-068'],
  ])('is read from %j as %j [%s]', (...[response, item]) => {
    expect(read(response)).toMatchObject(item);
  });

  it('has the type of its list when it has none [R-ENTITY-035]', () => {
    expect(read({ id: 1 }, 'plan')).toMatchObject({ type: 'plan', kind: 'Plan' });
    expect(read({ id: 1, type: 101 }, 'plan')).toMatchObject({ type: 'course' });
  });

  it('is an error with an unknown type, which the error contains [R-ENTITY-052 A-056]', () => {
    expect(() => read({ id: 1, type: 100 })).toThrow('100');
  });

  it('reads null as missing [A-105]', () => {
    const names = 'name title description status type image wideImage navigateUrl classId openInNewWindow';
    const nulls = Object.fromEntries(names.split(' ').map((name) => [name, null]));
    expect(read({ id: 1, ...nulls })).toEqual(read({ id: 1 }));
  });
});
