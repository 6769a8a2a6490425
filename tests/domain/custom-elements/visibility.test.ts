import { describe, expect, it } from 'vitest';
import { canSee, visibleElements } from '../../../src/domain/custom-elements/visibility';
import { anElement } from './an-element';

const user = (roles: string[] = [], groups: string[] = []) => ({ login: 'user', roles, groups }) as const;
const company = { login: 'company', roles: ['manager'], groups: ['g1'] } as const;
const open = { roles: [], groups: [] };
const conditioned = (roles: string[], groups: string[]) =>
  anElement({ id: '1', condition: { roles, groups } });

describe('who sees a custom element', () => {
  it('R-VALID-029 everybody, without a display condition', () => {
    expect([user(), company].map((viewer) => canSee(anElement({ id: '1' }), viewer))).toEqual([true, true]);
  });

  it.each(['company', 'public'] as const)('R-VALID-030 no %s login, with one', (login) => {
    expect(canSee(anElement({ id: '1', condition: open }), { ...company, login })).toBe(false);
  });

  it('R-VALID-031 every user, with one that names neither roles nor groups', () => {
    expect(canSee(conditioned([], []), user())).toBe(true);
  });

  it('R-VALID-032 who holds one of the roles', () => {
    const element = conditioned(['manager', 'instructor'], []);
    expect(
      [user(['instructor']), user(['caseworker']), user()].map((viewer) => canSee(element, viewer)),
    ).toEqual([true, false, false]);
  });

  it('R-VALID-033 who holds a role and is in a group, where both are named', () => {
    const element = conditioned(['manager'], ['g1', 'g2']);
    expect(canSee(element, user(['manager'], ['g2']))).toBe(true);
    expect(canSee(element, user(['manager'], ['g3']))).toBe(false);
    expect(canSee(element, user([], ['g1']))).toBe(false);
  });

  it('R-VALID-034 who is in a group, where only groups are named', () => {
    const element = conditioned([], ['g1']);
    expect([canSee(element, user([], ['g1'])), canSee(element, user(['manager'], []))]).toEqual([
      true,
      false,
    ]);
  });

  it('R-VALID-035 a company login sees links only', () => {
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
  ] as const)('R-VALID-036 a company login sees the %s %s: %s', (type, link, expected) => {
    const element = anElement({ id: '1', type, link });
    expect([canSee(element, company), canSee(element, user())]).toEqual([expected, true]);
  });
});
