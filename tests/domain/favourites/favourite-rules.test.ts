import { describe, expect, it } from 'vitest';
import { blocks } from '../../../src/blocks/registry';
import {
  mayFavourite,
  mayFavouriteInBlock,
  mayFavouriteInList,
} from '../../../src/domain/favourites/favourite-rules';

const user = { login: 'user' } as const;
const kindsWithButton = (item: Parameters<typeof mayFavouriteInBlock>[1]) =>
  Object.values(blocks)
    .filter((kind) => mayFavouriteInBlock(kind, item, user))
    .map(({ name }) => name);
const withFavourites = ['MyActivities', 'ExpiredOrNearExpiredActivities', 'MandatoryForYou', 'InTargetGroup'];

describe('the favourite button', () => {
  it.each(['company', 'public'] as const)('is hidden for a %s login [R-VALID-044]', (login) => {
    expect(mayFavourite({}, { login })).toBe(false);
    expect(mayFavouriteInBlock(blocks.MyActivities, { type: 'course' }, { login })).toBe(false);
    expect(mayFavouriteInList('Owned', {}, { login })).toBe(false);
  });

  it('is shown for a user [R-VALID-044]', () => {
    expect(mayFavourite({}, user)).toBe(true);
  });

  it('is shown on courses in four block types only [R-VALID-045]', () => {
    expect(kindsWithButton({ kind: 'Course' })).toEqual(withFavourites);
    expect(kindsWithButton({ type: 'eLearning' })).toEqual(withFavourites);
  });

  it.each(['skill', 'plan', 'video', 'article'] as const)(
    'is hidden on a %s in a block [R-VALID-045]',
    (type) => {
      expect(kindsWithButton({ type })).toEqual([]);
    },
  );

  it.each([
    ['Owned', true],
    ['Followed', false],
    ['None', false],
  ] as const)('in a list that is %s is shown: %s [R-ROLE-019]', (ownership, expected) => {
    expect(mayFavouriteInList(ownership, {}, user)).toBe(expected);
  });

  it('is hidden on archived items [R-FAV-019]', () => {
    const archived = { type: 'course', isArchived: true } as const;
    expect(mayFavourite(archived, user)).toBe(false);
    expect(mayFavouriteInBlock(blocks.MyActivities, archived, user)).toBe(false);
    expect(mayFavouriteInList('Owned', archived, user)).toBe(false);
  });
});
