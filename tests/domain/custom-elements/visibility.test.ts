import { describe, expect, it } from 'vitest';
import { canSee, visibleElements } from '../../../src/domain/custom-elements/visibility';
import { anElement } from './an-element';

const user = (roles: string[] = [], groups: string[] = []) => ({ login: 'user', roles, groups }) as const;
const company = { login: 'company', roles: ['manager'], groups: ['g1'] } as const;
const open = { roles: [], groups: [] };
const conditioned = (roles: string[], groups: string[]) =>
  anElement({ id: '1', condition: { roles, groups } });

describe('a custom element', () => {
  it('is visible to everybody without a display condition [R-VALID-029]', () => {
    expect([user(), company].map((viewer) => canSee(anElement({ id: '1' }), viewer))).toEqual([true, true]);
  });

  it.each(['company', 'public'] as const)(
    'is hidden from a %s login when it has a display condition [R-VALID-030]',
    (login) => {
      expect(canSee(anElement({ id: '1', condition: open }), { ...company, login })).toBe(false);
    },
  );

  it('is visible to every user when its condition has neither roles nor groups [R-VALID-031]', () => {
    expect(canSee(conditioned([], []), user())).toBe(true);
  });

  it('is visible to a user with one of the roles [R-VALID-032]', () => {
    const element = conditioned(['manager', 'instructor'], []);
    expect(
      [user(['instructor']), user(['caseworker']), user()].map((viewer) => canSee(element, viewer)),
    ).toEqual([true, false, false]);
  });

  it('is visible to a user with a role and a group when the condition has both [R-VALID-033]', () => {
    const element = conditioned(['manager'], ['g1', 'g2']);
    expect(canSee(element, user(['manager'], ['g2']))).toBe(true);
    expect(canSee(element, user(['manager'], ['g3']))).toBe(false);
    expect(canSee(element, user([], ['g1']))).toBe(false);
  });

  it('is visible to a user in a group when the condition has only groups [R-VALID-034]', () => {
    const element = conditioned([], ['g1']);
    expect([canSee(element, user([], ['g1'])), canSee(element, user(['manager'], []))]).toEqual([
      true,
      false,
    ]);
  });

  it('is visible to a company login only when it is a link [R-VALID-035]', () => {
    const elements = (
      ['Link', 'InternalPageLink', 'NextUp', 'LatestFavorite', 'ContinueELearning'] as const
    ).map((type) => anElement({ id: type, type }));
    expect(visibleElements(elements, company).map(({ id }) => id)).toEqual(['Link', 'InternalPageLink']);
    expect(visibleElements(elements, user())).toEqual(elements);
  });

  it.each([
    ['InternalPageLink', '{"internalPageType":"myActivities"}', false],
    ['InternalPageLink', '{"internalPageType":2}', false],
    ['InternalPageLink', '{"internalPageType":"search","searchPhrase":"aid"}', true],
    ['Link', 'https://portal.example/catalog/my-activities/7?sat=1', false],
    ['Link', '/catalog/see-all/MyActivities', false],
    ['Link', '/catalog/see-all/News', true],
  ] as const)('is visible to a company login as %s %s: %s [R-VALID-036]', (type, link, expected) => {
    const element = anElement({ id: '1', type, link });
    expect([canSee(element, company), canSee(element, user())]).toEqual([expected, true]);
  });
});
