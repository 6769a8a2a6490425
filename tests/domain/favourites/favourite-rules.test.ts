import { describe, expect, it } from 'vitest';
import { contentTypeNumbers, type ContentType } from '../../../src/domain/home/content-types';
import {
  mayFavourite,
  mayFavouriteInBlock,
  mayFavouriteInList,
} from '../../../src/domain/favourites/favourite-rules';

const user = { login: 'user' } as const;
const types = Object.keys(contentTypeNumbers) as ContentType[];
const hearted = ['MyActivities', 'ExpiredOrNearExpiredActivities', 'MandatoryForYou', 'InTargetGroup'];

describe('the favourite button', () => {
  it.each(['company', 'public'] as const)('R-VALID-044 is not there for a %s login', (login) => {
    expect(mayFavourite({}, { login })).toBe(false);
    expect(mayFavouriteInBlock('MyActivities', { type: 'course' }, { login })).toBe(false);
    expect(mayFavouriteInList('Owned', {}, { login })).toBe(false);
  });

  it('R-VALID-044 is there for a user', () => {
    expect(mayFavourite({}, user)).toBe(true);
  });

  it('R-VALID-045 stands on courses in four block types only', () => {
    expect(types.filter((type) => mayFavouriteInBlock(type, { kind: 'Course' }, user))).toEqual(hearted);
    expect(types.filter((type) => mayFavouriteInBlock(type, { type: 'eLearning' }, user))).toEqual(hearted);
  });

  it.each(['skill', 'plan', 'video', 'article'] as const)(
    'R-VALID-045 does not stand on a %s in a block',
    (type) => {
      expect(types.some((block) => mayFavouriteInBlock(block, { type }, user))).toBe(false);
    },
  );

  it.each([
    ['Owned', true],
    ['Followed', false],
    ['None', false],
  ] as const)('R-ROLE-019 in a list that is %s is offered: %s', (ownership, expected) => {
    expect(mayFavouriteInList(ownership, {}, user)).toBe(expected);
  });

  it('R-FAV-019 is not offered for anything archived', () => {
    const archived = { type: 'course', isArchived: true } as const;
    expect(mayFavourite(archived, user)).toBe(false);
    expect(mayFavouriteInBlock('MyActivities', archived, user)).toBe(false);
    expect(mayFavouriteInList('Owned', archived, user)).toBe(false);
  });
});
