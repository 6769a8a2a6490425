import type { Offer, Participation, Person, PersonList } from '../../catalog-format';
import type { Day } from '../calendar';
import { guidOf } from '../fingerprint';
import { everyStatus, openOffers, someStatuses } from './participations';
import { type PersonRow, peopleRows } from './people-rows';
import { pick } from '../pick';
import { interestTagIds } from '../tags/tags';

const FIRST_LIST_ID = 6001;
const LISTS_PER_PERSON = 10;
const LIST_STRIDE = 7;
const FAVOURITES = 9;
const RESPONSIBLE = 8;
const INTERESTS = 3;

const companies = {
  municipality: { companyId: '10', companyName: 'Elmvik' },
  water: { companyId: '20', companyName: 'Elmvik Water' },
} as const;

/** The people of the demo, from a participant with every status to the public (R-STATUS-001..031, R-ENTITY-005). */
export function makePeople(offers: readonly Offer[], today: Day): Person[] {
  return peopleRows.map((row, index) => ({
    id: guidOf(`person ${row.key}`),
    loginType: row.loginType,
    name: row.name,
    ...(row.loginType === 'user' ? { email: `${row.key}@elmvik.example` } : {}),
    culture: row.culture,
    ...companies[row.company],
    roles: row.roles,
    groups: row.groups,
    participations: participationsOf(row, { offers, today, index }),
    ...(row.loginType === 'user' ? collections(offers, row, index) : noCollections),
    responsibleSkillIds: responsible(row, openOffers(offers, 'skill')),
    responsiblePlanIds: responsible(row, openOffers(offers, 'plan')),
    recentPhrases: row.phrases,
  }));
}

const noCollections = { favouriteOfferIds: [], ownedLists: [], followedListIds: [], interestTagIds: [] };

type Collections = Pick<Person, 'favouriteOfferIds' | 'ownedLists' | 'followedListIds' | 'interestTagIds'>;

function collections(offers: readonly Offer[], row: PersonRow, index: number): Collections {
  const [archived] = offers.filter((offer) => offer.isArchived).slice(index);
  const others = peopleRows.flatMap(({ lists }, person) =>
    person === index ? [] : lists.slice(0, 1).map(() => person),
  );
  return {
    favouriteOfferIds: [...offersFrom(offers, index, FAVOURITES), ...(archived ? [archived.id] : [])],
    ownedLists: row.lists.map((_, number) => makeList(offers, row, { index, number })),
    followedListIds: others.slice(0, 1 + (index % 2)).map((person) => listId(person, 0)),
    interestTagIds: Array.from({ length: INTERESTS }, (_, step) =>
      pick(interestTagIds, index + step * INTERESTS),
    ),
  };
}

function makeList(
  offers: readonly Offer[],
  row: PersonRow,
  position: { index: number; number: number },
): PersonList {
  const { name, description, size, hasArchived } = pick(row.lists, position.number);
  const [archived] = offers.filter((offer) => offer.isArchived);
  const offerIds = offersFrom(offers, position.index * LISTS_PER_PERSON + position.number, size);
  return {
    id: listId(position.index, position.number),
    name,
    description,
    offerIds: hasArchived && archived ? [...offerIds, archived.id] : offerIds,
  };
}

function listId(person: number, number: number): string {
  return String(FIRST_LIST_ID + person * LISTS_PER_PERSON + number);
}

function offersFrom(offers: readonly Offer[], start: number, count: number): string[] {
  const open = offers.filter((offer) => !offer.isArchived);
  return Array.from(
    { length: count },
    (_, index) => pick(open, start * LIST_STRIDE + index * (LIST_STRIDE - 2)).id,
  );
}

function participationsOf(
  { key, loginType }: PersonRow,
  { offers, today, index }: { offers: readonly Offer[]; today: Day; index: number },
): Participation[] {
  if (loginType !== 'user') return [];
  return key === 'participant' ? everyStatus(offers, today) : someStatuses(offers, today, index);
}

function responsible({ roles }: PersonRow, offers: readonly Offer[]): string[] {
  return roles.includes('manager') ? offers.slice(0, RESPONSIBLE).map((offer) => offer.id) : [];
}
