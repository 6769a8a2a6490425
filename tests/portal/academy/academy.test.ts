import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeAcademy } from '../../../demo/portal/academy/academy';
import type { Culture, Offer, OfferType, Text } from '../../../demo/portal/catalog-format';

const CULTURES: readonly Culture[] = ['da-DK', 'en-GB', 'sv-SE', 'nn-NO', 'pl-PL'];
const TYPES: readonly OfferType[] = [
  'course',
  'conference',
  'ticketScheme',
  'timebooking',
  'education',
  'conversation',
  'eLearning',
  'video',
  'eDesigner',
  'moodle',
  'pdf',
  'scorm',
  'audio',
  'externalLink',
  'article',
  'plan',
  'skill',
];
const MEDIA_FOLDER = new URL('../../../demo/portal/media/', import.meta.url);

const today = new Date('2026-11-21T12:00:00Z');
const academy = makeAcademy({ today });
const { offers } = academy;
const classes = offers.flatMap((offer) => offer.classes ?? []);
const archivedIds = offers.filter((offer) => offer.isArchived).map((offer) => offer.id);

const inLanguage = (text: Text, culture: Culture) =>
  typeof text === 'string' ? text : (text[culture] ?? '');
const count = (matches: (offer: Offer) => boolean | undefined) =>
  offers.filter((offer) => matches(offer)).length;
const visible = (html: string) => html.replace(/<[^>]+>/g, '');

describe('the offers of the demo', () => {
  it('are 320, and never fewer', () => {
    expect(offers).toHaveLength(320);
    expect(makeAcademy({ today, items: 5 }).offers).toHaveLength(320);
  });

  it.each(TYPES)('include at least twelve of type %s', (type) => {
    expect(count((offer) => offer.type === type)).toBeGreaterThanOrEqual(12);
  });

  it('have the documented number of every special kind', () => {
    expect(archivedIds).toHaveLength(12);
    expect(count((offer) => (offer.classes?.length ?? 0) >= 2)).toBeGreaterThanOrEqual(40);
    expect(Math.max(...offers.map((offer) => offer.classes?.length ?? 0))).toBe(5);
    expect(count((offer) => offer.isMandatory)).toBeGreaterThanOrEqual(5);
    expect(count((offer) => offer.isInTargetGroup)).toBeGreaterThanOrEqual(20);
    expect(count((offer) => offer.isWithoutSignup)).toBeGreaterThanOrEqual(5);
    expect(count((offer) => offer.alwaysSendToCourseInfoPage)).toBeGreaterThanOrEqual(5);
    expect(count((offer) => !offer.imageId)).toBe(20);
    expect(count((offer) => offer.materials !== undefined)).toBeGreaterThanOrEqual(20);
  });

  it('have unique ids among offers and classes', () => {
    const ids = [...offers.map((offer) => offer.id), ...classes.map((one) => one.id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^\d+$/.test(id))).toBe(true);
  });
});

describe('the texts of the demo', () => {
  it.each(CULTURES)('exist in %s, with distinct titles', (culture) => {
    const titles = offers.map((offer) => inLanguage(offer.title, culture));
    expect(new Set(titles).size).toBe(320);
    const all = [...offers, ...academy.posts].map((one) => inLanguage(one.title, culture));
    const rest = [...offers, ...academy.learningSpaces].map((one) => inLanguage(one.description, culture));
    expect([...all, ...rest].filter((text) => text.trim() === '')).toEqual([]);
    expect(titles.filter((title) => /#\d/.test(title))).toEqual([]);
  });

  it('differ between the languages', () => {
    const described = offers.flatMap(({ description }) =>
      typeof description === 'string' ? [] : [description],
    );
    expect(described.length).toBeGreaterThan(300);
    for (const text of described) expect(new Set(CULTURES.map((culture) => text[culture])).size).toBe(5);
  });

  it('include titles that are hard to show or to find', () => {
    const danish = offers.map((offer) => inLanguage(offer.title, 'da-DK'));
    expect(Math.max(...danish.map((title) => title.length))).toBeGreaterThanOrEqual(120);
    for (const part of ['Århus', 'kørekort', 'C#', '.NET', '数据']) {
      expect(
        danish.some((title) => title.toLowerCase().includes(part.toLowerCase())),
        part,
      ).toBe(true);
    }
    expect(offers.some((offer) => inLanguage(offer.title, 'en-GB').includes('Aarhus'))).toBe(true);
    expect(offers.some((offer) => inLanguage(offer.title, 'pl-PL').includes('ł'))).toBe(true);
    expect(offers.map((offer) => offer.language)).toEqual(expect.arrayContaining(['ar', 'zh']));
  });

  it('are long HTML in some fields and short in one', () => {
    const english = offers.map((offer) => inLanguage(offer.description, 'en-GB'));
    const html = english.filter((text) =>
      ['<p>', '<strong>', '<ul>', '<a '].every((tag) => text.includes(tag)),
    );
    expect(html.length).toBeGreaterThanOrEqual(40);
    expect(html.every((text) => visible(text).length > 200)).toBe(true);
  });
});

describe('the classes of the demo', () => {
  it('start between 60 days ago and 300 days ahead, on working days, without an offset', () => {
    for (const { start, end } of classes) {
      const days = (Date.parse(`${start}Z`) - today.getTime()) / 86_400_000;
      expect(start).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00$/);
      expect(end > start).toBe(true);
      expect(days).toBeGreaterThan(-61);
      expect(days).toBeLessThan(301);
      expect([1, 2, 3, 4, 5]).toContain(new Date(`${start}Z`).getUTCDay());
    }
  });

  it('include Fridays in spring, full classes and waiting lists', () => {
    const springFridays = classes.filter(
      ({ start }) => new Date(`${start}Z`).getUTCDay() === 5 && /-0[345]-/.test(start),
    );
    expect(springFridays.length).toBeGreaterThanOrEqual(10);
    expect(classes.some((one) => one.seats === one.seatsTaken && !one.hasWaitingList)).toBe(true);
    expect(classes.some((one) => one.seats === one.seatsTaken && one.hasWaitingList)).toBe(true);
    expect(classes.every((one) => one.seatsTaken <= one.seats)).toBe(true);
  });
});

describe('the tags of the demo', () => {
  const kindOf = new Map(academy.tagCategories.flatMap(({ tags }) => tags.map((tag) => [tag.id, tag.kind])));

  it('are about sixty in seven categories, ten of them interests', () => {
    const tags = academy.tagCategories.flatMap((category) => category.tags);
    expect(academy.tagCategories).toHaveLength(7);
    expect(tags).toHaveLength(61);
    expect(tags.filter((tag) => tag.isInterest)).toHaveLength(10);
    expect(kindOf.size).toBe(61);
  });

  it('are used by their kind: tags on offers, class tags on classes', () => {
    const onOffers = offers.flatMap((offer) => offer.tags ?? []);
    const onClasses = classes.flatMap((one) => one.tags ?? []);
    expect(new Set(onOffers.map((id) => kindOf.get(id)))).toEqual(new Set(['tag']));
    expect(new Set(onClasses.map((id) => kindOf.get(id)))).toEqual(new Set(['classTag']));
    const interests = academy.people.flatMap((person) => person.interestTagIds);
    const ofParts = academy.catalogs.flatMap(({ tagIds, marketplaces }) => [
      tagIds,
      ...(marketplaces ?? []).map((part) => part.tagIds),
    ]);
    expect(
      [...interests, ...ofParts.flat()].filter((id) => id !== undefined && kindOf.get(id) !== 'tag'),
    ).toEqual([]);
  });
});

describe('the media of the demo', () => {
  it('have existing files', () => {
    const files = offers.flatMap(({ media }) => [
      media?.file,
      ...(media?.textTracks ?? []).map((track) => track.file),
    ]);
    const named = new Set(files.filter((file) => file !== undefined));
    expect(named.size).toBeGreaterThanOrEqual(8);
    expect([...named].filter((file) => !existsSync(new URL(file, MEDIA_FOLDER)))).toEqual([]);
  });

  it('of a course are about its own area [R-ENTITY-065]', () => {
    const byId = new Map(offers.map((offer) => [offer.id, offer]));
    const [course] = offers.filter(({ id }) => id === '1131');
    const { ungrouped = [], groups = [] } = course?.materials ?? {};
    const ids = [...ungrouped, ...groups.flatMap((group) => group.ids)];
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids.map((id) => byId.get(id)?.tags?.[0]))).toEqual(new Set([course?.tags?.[0]]));
  });

  it('exist for every offer of a media type and for the materials of courses', () => {
    const byId = new Map(offers.map((offer) => [offer.id, offer]));
    const withMedia = new Set(['video', 'audio', 'pdf', 'eDesigner', 'scorm', 'moodle', 'externalLink']);
    expect(offers.filter((offer) => withMedia.has(offer.type) !== (offer.media !== undefined))).toEqual([]);
    for (const { materials } of offers) {
      const ids = materials
        ? [...materials.ungrouped, ...materials.groups.flatMap((group) => group.ids)]
        : [];
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => byId.get(id)?.media && !byId.get(id)?.isArchived)).toBe(true);
      expect(materials?.groups.every((group) => group.ids.length > 0) ?? true).toBe(true);
    }
  });
});

describe('the demo catalog', () => {
  it('is the same for the same day and number of items', () => {
    expect(makeAcademy({ today: new Date('2026-11-21T20:00:00Z') })).toEqual(academy);
    expect(makeAcademy({ today: new Date('2026-11-22T20:00:00Z') })).not.toEqual(academy);
  });

  it('grows to 10,000 distinct offers within two seconds', () => {
    const before = process.cpuUsage();
    const grown = makeAcademy({ today, items: 10_000 }).offers;
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
    expect(grown).toHaveLength(10_000);
    for (const culture of CULTURES) {
      expect(new Set(grown.map((offer) => inLanguage(offer.title, culture))).size).toBe(10_000);
    }
    expect(grown.slice(0, 320)).toEqual(offers);
  });
});
