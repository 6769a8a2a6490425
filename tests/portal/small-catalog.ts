import type { Offer, Person, PortalCatalog } from '../../demo/portal/catalog-format';
import { mediaOffers } from './small-media';

/** The day on which the tests look at the catalog. */
export const today = new Date('2026-03-02T08:00:00Z');

export const annaId = '11111111-1111-4111-8111-111111111111';
export const bertId = '22222222-2222-4222-8222-222222222222';
const companyId = '33333333-3333-4333-8333-333333333333';

function course(id: string, title: Offer['title'], more: Partial<Offer> = {}): Offer {
  return { id, type: 'course', title, description: `About number ${id}`, ...more };
}

const twoClasses = [
  {
    id: 'k2',
    name: 'May',
    start: '2026-05-04T09:00',
    end: '2026-05-04T15:00',
    seats: 8,
    seatsTaken: 2,
    tags: ['south'],
  },
  {
    id: 'k1',
    name: 'April',
    start: '2026-04-07T09:00',
    end: '2026-04-07T15:00',
    place: 'Room 4',
    seats: 8,
    seatsTaken: 8,
    hasWaitingList: true,
    tags: ['north'],
  },
];

const past = {
  id: 'k0',
  name: 'Old',
  start: '2026-01-05T09:00',
  end: '2026-01-05T15:00',
  seats: 9,
  seatsTaken: 1,
};

const offers: Offer[] = [
  course(
    '100',
    { 'da-DK': 'Kørekort til bil', 'en-GB': 'Driving licence for cars' },
    { classes: twoClasses, tags: ['t1'] },
  ),
  course('101', 'Førstehjælp', { isMandatory: true, tags: ['t1', 't2'], imageId: 'aid' }),
  course('102', 'C# for beginners', { isInTargetGroup: true, tags: ['t2'] }),
  course('103', 'C for beginners', { date: '2026-06-01' }),
  course('104', 'C++ and .NET'),
  course('105', '数据分析', { language: 'zh' }),
  course('106', 'مقدمة في البرمجة', { language: 'ar' }),
  course('107', 'Łódź and its water'),
  course('108', 'Tour of Århus', { classes: [past] }),
  course('109', 'Closed course', { isArchived: true }),
  course('110', 'Open course', {
    isWithoutSignup: true,
    materials: { ungrouped: ['203', '209'], groups: [{ name: 'More', ids: ['202'] }] },
  }),
  { id: '120', type: 'plan', title: 'Plan for leaders', description: 'A plan', parts: 5, imageId: 'plan' },
  { id: '121', type: 'skill', title: 'Skill of listening', description: 'A skill' },
  ...mediaOffers,
  ...Array.from({ length: 30 }, (_, index) =>
    course(String(300 + index), `Workshop ${30 - index}`, index % 2 ? {} : { date: `2026-04-${index + 1}` }),
  ),
];

function person(id: string, more: Partial<Person>): Person {
  return {
    id,
    loginType: 'user',
    name: 'Nobody',
    culture: 'en-GB',
    companyId: 'c1',
    companyName: 'Lakeside',
    roles: [],
    groups: [],
    participations: [],
    favouriteOfferIds: [],
    ownedLists: [],
    followedListIds: [],
    interestTagIds: [],
    responsibleSkillIds: [],
    responsiblePlanIds: [],
    recentPhrases: [],
    ...more,
  };
}

const anna = person(annaId, {
  name: 'Anna Lake',
  roles: ['participant'],
  participations: [
    { offerId: '100', status: 'USEAS', classId: 'k1', changed: '2026-02-01' },
    { offerId: '101', status: 'USC', changed: '2026-01-10' },
    { offerId: '102', status: 'USCE', changed: '2025-12-10' },
    { offerId: '109', status: 'USC', changed: '2025-11-10' },
    { offerId: '120', status: 'USPIP', changed: '2025-10-10', completedParts: 3 },
    { offerId: '121', status: 'USSAA', changed: '2025-09-10' },
  ],
  favouriteOfferIds: ['100', '109'],
  ownedLists: [{ id: 'anna-1', name: 'Spring', description: 'To do', offerIds: ['101', '102', '109'] }],
  followedListIds: ['bert-1'],
  interestTagIds: ['t1'],
  recentPhrases: ['excel', 'first aid'],
});

const bert = person(bertId, {
  name: 'Bert Hill',
  roles: ['manager'],
  ownedLists: [{ id: 'bert-1', name: 'Shared', description: '', offerIds: ['103'] }],
  responsibleSkillIds: ['121'],
  responsiblePlanIds: ['120'],
  recentPhrases: ['excel'],
});

/** A catalog with one of each thing that the calls are about. */
export const smallCatalog: PortalCatalog = {
  format: 'lp-portal-catalog',
  version: 1,
  name: 'Lakeside academy',
  timeZone: 'Europe/Copenhagen',
  catalogs: [
    {
      id: '1',
      name: { 'en-GB': 'Everything', 'da-DK': 'Alt' },
      isDefault: true,
      components: [{ contentType: 3, listName: { 'en-GB': 'News', 'da-DK': 'Nyt' } }],
      marketplaces: [{ id: '11', name: 'Safety', tagIds: ['t2'], components: [] }],
    },
    { id: '2', name: 'Staff', loginRequired: true, components: [] },
  ],
  tagCategories: [
    {
      id: 'subject',
      name: 'Subject',
      tags: [
        { id: 't1', name: 'Road', kind: 'tag', isInterest: true },
        { id: 't2', name: 'Safety', kind: 'tag' },
      ],
    },
    {
      id: 'place',
      name: 'Place',
      tags: [
        { id: 'north', name: 'North', kind: 'classTag' },
        { id: 'south', name: 'South', kind: 'classTag' },
      ],
    },
  ],
  offers,
  posts: (['news', 'practical', 'channel1', 'news'] as const).map((kind, index) => ({
    id: `p${index}`,
    kind,
    title: `Post ${index}`,
    appetizer: 'Short',
    body: '<p>Long</p>',
    date: `2026-02-0${index + 1}`,
  })),
  learningSpaces: [{ id: 's1', name: 'Space', description: 'For all', members: 12, imageId: 'space' }],
  people: [
    anna,
    bert,
    person(companyId, { loginType: 'company', name: 'Visitor', companyId: 'c2' }),
    person('44444444-4444-4444-8444-444444444444', { loginType: 'public', name: 'Anybody' }),
  ],
};
