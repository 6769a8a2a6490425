import { describe, expect, it } from 'vitest';
import { makeAcademy } from '../../../demo/portal/academy/academy';
import type { CatalogPart } from '../../../demo/portal/catalog-format';

const academy = makeAcademy({ today: new Date('2026-11-21T12:00:00Z') });
const { people, catalogs, posts } = academy;
const offerById = new Map(academy.offers.map((offer) => [offer.id, offer]));
const archivedIds = academy.offers.filter((offer) => offer.isArchived).map((offer) => offer.id);
const [participant, manager] = people;
const users = people.filter((person) => person.loginType === 'user');

describe('the people of the demo catalog', () => {
  it('have every status code of courses, skills and plans once', () => {
    const courseCodes =
      'USASTS USCNR USEE USEAS USES USCAE USCE USNC UCWC USCVS USEWL USEU USNE USNCal UNSU USC'.split(' ');
    const skillCodes = 'USSUN USSSU USSIP USSC USSE USSAA USSAE'.split(' ');
    const planCodes = 'USPUN USPE USPAE USPSU USPIP USPC USPAA'.split(' ');
    const done = participant?.participations ?? [];
    expect(done.map((one) => one.status)).toEqual([...courseCodes, ...skillCodes, ...planCodes]);
    expect(new Set(done.map((one) => one.offerId)).size).toBe(done.length);
    const typeOf = (code: string) =>
      offerById.get(done.find((one) => one.status === code)?.offerId ?? '')?.type;
    expect(new Set(skillCodes.map(typeOf))).toEqual(new Set(['skill']));
    expect(new Set(planCodes.map(typeOf))).toEqual(new Set(['plan']));
  });

  it('include a manager who is no participant and has eight skills and eight plans', () => {
    expect(participant?.roles).toEqual(['participant']);
    expect(manager?.roles).toEqual(['manager', 'instructor', 'caseworker']);
    const typesOf = (ids: readonly string[] = []) => ids.map((id) => offerById.get(id)?.type);
    expect(typesOf(manager?.responsibleSkillIds)).toEqual(Array.from({ length: 8 }, () => 'skill'));
    expect(typesOf(manager?.responsiblePlanIds)).toEqual(Array.from({ length: 8 }, () => 'plan'));
  });

  it('have three lists each, one with 45 items and one with an archived item', () => {
    expect(users.map((person) => person.ownedLists.length)).toEqual([3, 3, 3, 3]);
    const sizes = participant?.ownedLists.map((list) => list.offerIds.length) ?? [];
    expect(sizes.filter((size) => size === 45)).toHaveLength(1);
    expect(participant?.ownedLists.some((list) => list.offerIds.some((id) => archivedIds.includes(id)))).toBe(
      true,
    );
    for (const list of users.flatMap((person) => person.ownedLists)) {
      expect(new Set(list.offerIds).size).toBe(list.offerIds.length);
    }
  });

  it('refer only to existing offers, classes and lists', () => {
    const listIds = users.flatMap((person) => person.ownedLists.map((list) => list.id));
    expect(new Set(listIds).size).toBe(12);
    for (const person of users) {
      const ids = [...person.favouriteOfferIds, ...person.ownedLists.flatMap((list) => list.offerIds)];
      expect(ids.filter((id) => !offerById.has(id))).toEqual([]);
      expect(person.favouriteOfferIds.some((id) => archivedIds.includes(id))).toBe(true);
      const own = person.ownedLists.map((list) => list.id);
      expect(person.followedListIds.length).toBeGreaterThanOrEqual(1);
      expect(person.followedListIds.every((id) => listIds.includes(id) && !own.includes(id))).toBe(true);
      for (const { offerId, classId } of person.participations) {
        const classIds = offerById.get(offerId)?.classes?.map((one) => one.id) ?? [];
        expect(classId === undefined || classIds.includes(classId)).toBe(true);
      }
    }
  });

  it('are signed up for a class that is still ahead, where the course has one [R-OTHER-041]', () => {
    const signedUp = ['USASTS', 'USCNR', 'USEE', 'USEAS', 'USES'];
    const own = users.flatMap((person) =>
      person.participations.filter((one) => signedUp.includes(one.status)),
    );
    const classes = own.flatMap(({ offerId, classId }) => {
      const all = offerById.get(offerId)?.classes ?? [];
      const isAhead = all.some(({ start }) => start >= '2026-11-21');
      return isAhead ? all.filter(({ id }) => id === classId) : [];
    });
    expect(classes.length).toBeGreaterThan(1);
    expect(classes.filter(({ start }) => start < '2026-11-21')).toEqual([]);
  });

  it('have every login type and at least four languages', () => {
    expect(new Set(people.map((person) => person.loginType))).toEqual(new Set(['user', 'company', 'public']));
    expect(new Set(people.map((person) => person.culture)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(people.map((person) => person.id)).size).toBe(people.length);
  });
});

describe('the catalogs of the demo', () => {
  const [main, second] = catalogs;
  const parts: CatalogPart[] = catalogs.flatMap((part) => [part, ...(part.marketplaces ?? [])]);
  const blocks = parts.flatMap((part) => part.components);
  const elements = blocks.flatMap((block) => block['elements'] as Record<string, unknown>[]);

  it('are a default with two marketplaces and one that requires a login', () => {
    expect([main?.id, main?.isDefault, main?.tagIds, main?.marketplaces?.length]).toEqual([
      '1',
      true,
      undefined,
      2,
    ]);
    expect(second?.loginRequired).toBe(true);
  });

  it('start with a banner and search, and use the documented blocks', () => {
    expect(main?.components.map((block) => block['contentType'])).toEqual([0, 7, 2, 0, 3, 9, 11, 0, 13, 16]);
    expect(main?.components[0]?.['componentUi']).toMatchObject({ layoutKind: 1 });
    expect(main?.components.filter((block) => block['customListAllowUserEdit'])).toHaveLength(1);
  });

  it('show every kind of block on one home, and every type of element in one list', () => {
    const kinds = new Set(second?.components.map((block) => Number(block['contentType'])));
    expect([...kinds].sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, number) => number));
    const types = new Set(elements.map((one) => one['type']));
    expect(types.size).toBe(6);
  });

  it('have a unique id for every block and element', () => {
    const ids = [
      ...blocks.map((block) => block['customComponentId']),
      ...elements.map((one) => one['customElementId']),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    const guid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/;
    expect(ids.filter((id) => !guid.test(String(id)))).toEqual([]);
  });

  it('have readable links, one of them for managers', () => {
    const inside = elements.filter((one) => one['type'] === 'InternalPageLink');
    expect(inside.length).toBeGreaterThanOrEqual(10);
    for (const one of inside) {
      const page = JSON.parse(String(one['link'])) as { internalPageType?: unknown };
      expect(['search', 'searchAll', 'myActivities']).toContain(page.internalPageType);
    }
    const conditional = elements.filter((one) => one['isDisplayConditionEnabled']);
    expect(conditional.map((one) => one['displayForRoles'])).toEqual([{ manager: true }, { manager: true }]);
  });
});

describe('the posts and learning spaces of the demo', () => {
  it.each([
    ['news', 14],
    ['practical', 8],
    ['channel1', 10],
    ['channel2', 6],
  ])('include of the kind %s %i posts', (kind, expected) => {
    expect(posts.filter((post) => post.kind === kind)).toHaveLength(expected);
  });

  it('include fourteen learning spaces', () => {
    expect(academy.learningSpaces).toHaveLength(14);
  });
});
