import { describe, expect, it } from 'vitest';
import { readElements } from '../../../src/api/host/element-configuration';
import { problemMessage } from '../../../src/domain/setup/problem';

const one = (more: object) => readElements([{ customElementId: 1, ...more }], 'p').elements[0];

describe('an element of a custom list', () => {
  it('is read with all settings of the editor [R-ENTITY-013]', () => {
    const response = {
      customElementId: 5,
      name: 'Help',
      description: 'Text',
      type: 'Link',
      imageId: 3,
      wideImageId: 'w',
      link: '/help',
      isDisplayConditionEnabled: true,
      displayForRoles: { Manager: true, Instructor: false },
      displayForUserGroups: [7, 'g'],
      customTypeIcon: 2,
    };
    expect(one(response)).toEqual({
      id: '5',
      name: 'Help',
      description: 'Text',
      type: 'Link',
      imageId: '3',
      wideImageId: 'w',
      link: '/help',
      condition: { roles: ['Manager'], groups: ['7', 'g'] },
      iconNumber: 2,
    });
  });

  it('never opens a new window [R-ENTITY-014 A-033]', () => {
    expect(JSON.stringify(one({ link: '/x', openInNewWindow: true }))).not.toMatch(/window/i);
  });

  it('has no condition when none is enabled [R-VALID-029]', () => {
    expect(one({ displayForRoles: { Manager: true } })).not.toHaveProperty('condition');
  });

  it('reads groups from a list or a map [A-047]', () => {
    const groups = { displayForUserGroups: { a: true, b: false }, displayForRoles: null };
    expect(one({ isDisplayConditionEnabled: true, ...groups })).toMatchObject({
      condition: { roles: [], groups: ['a'] },
    });
  });

  it.each([
    ['NextUp', 'NextUp'],
    [undefined, 'Link'],
    [1, 'NextUp'],
    [2, 'ContinueELearning'],
    [3, 'LatestFavorite'],
    [4, 'LatestCertificate'],
    [0, 'Link'],
    [9, 'Link'],
  ])('of type %j is %s [A-042]', (type, read) => {
    expect(one({ type })?.type).toBe(read);
  });

  it('can have its id as elementId [R-ENTITY-013]', () => {
    expect(
      readElements([{ elementId: 'e' }, { customElementId: 'c', elementId: 'e' }], 'p').elements,
    ).toMatchObject([{ id: 'e' }, { id: 'c' }]);
  });

  it('is dropped when it is invalid, and its field is reported [O-11]', () => {
    const bad = [{ name: 'x' }, { customElementId: 1, isDisplayConditionEnabled: 'yes' }, 4];
    const { elements, problems } = readElements([...bad, { customElementId: 2 }], 'p');
    expect(elements.map(({ id }) => id)).toEqual(['2']);
    expect(problems.map(problemMessage)).toEqual([
      'p[0].customElementId: expected an element with an id, got none',
      'p[1].isDisplayConditionEnabled: expected boolean, got "yes"',
      'p[2]: expected Object, got 4',
    ]);
  });
});
