import type { Offer, Participation, Person, TagCategory } from '../catalog-format';
import { kindOf } from '../catalog/offer-kinds';

/** The status codes that the participant of an imported catalog shows. */
const statuses = ['USEAS', 'USES', 'USC', 'USNC', 'USCAE', 'USCE'] as const;

const day = '2026-01-15';

/** People for a catalog that came without: a participant, a manager, a company and the public. */
export function defaultPeople(offers: readonly Offer[], tagCategories: readonly TagCategory[]): Person[] {
  const plans = offers.filter((offer) => offer.type === 'plan').map(({ id }) => id);
  const interests = tagCategories.flatMap(({ tags }) => tags.filter((tag) => tag.isInterest));
  const first = offers.slice(0, 6).map(({ id }) => id);
  const participant: Person = {
    ...nobody,
    id: 'a0000000-0000-4000-8000-000000000001',
    loginType: 'user',
    name: 'Robin Participant',
    email: 'robin@example.org',
    roles: ['participant'],
    participations: participationsIn(offers),
    favouriteOfferIds: first.slice(0, 3),
    ownedLists: [{ id: 'robin-1', name: 'Later', description: '', offerIds: first }],
    interestTagIds: interests.slice(0, 2).map(({ id }) => id),
  };
  const manager: Person = {
    ...nobody,
    id: 'a0000000-0000-4000-8000-000000000002',
    loginType: 'user',
    name: 'Kim Manager',
    email: 'kim@example.org',
    roles: ['manager'],
    followedListIds: ['robin-1'],
    responsiblePlanIds: plans.slice(0, 8),
  };
  return [
    participant,
    manager,
    {
      ...nobody,
      id: 'a0000000-0000-4000-8000-000000000003',
      loginType: 'company',
      name: 'A visitor of the company',
    },
    { ...nobody, id: 'a0000000-0000-4000-8000-000000000004', loginType: 'public', name: 'Anybody' },
  ];
}

function participationsIn(offers: readonly Offer[]): Participation[] {
  const courses = offers.filter((offer) => kindOf(offer.type).untouched === 'UNSU');
  return statuses.flatMap((status, index) => {
    const offer = courses[index];
    return offer === undefined ? [] : [{ offerId: offer.id, status, changed: day }];
  });
}

type Nobody = Omit<Person, 'id' | 'loginType' | 'name'>;

/** A person who has done nothing yet. */
const nobody: Nobody = {
  culture: 'en-GB',
  companyId: 'company-1',
  companyName: 'Open Library',
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
};
