import { findOffer, type OfferType } from './offers';
import { activitiesOf, type Activity } from './people';

export interface Person {
  key: string;
  id: number;
  name: string;
  roles: string[];
  groups: number[];
  activities: readonly Activity[];
}
export interface Row {
  id: number;
  elementId: number;
  type: OfferType;
  originalName: string;
  orderNumber: number;
  created: string;
}
export interface List {
  id: number;
  ownerId: number;
  name: string;
  description: string | null;
  color: string | null;
  followers: Set<number>;
  rows: Row[];
}
export interface OrderEntry {
  elementId: number;
  order: number;
  hidden: boolean;
  [field: string]: unknown;
}
export interface State {
  origin: string;
  people: Person[];
  tokens: Map<string, { person: Person; expiresAt: Date }>;
  lists: List[];
  favourites: Map<number, List>;
  orders: Map<string, OrderEntry[]>;
  interests: Map<number, Set<number>>;
  history: Map<number, string[]>;
  views: Map<number, number>;
  visited: Map<number, string[]>;
  nextId: () => number;
}

export function createState(origin: string): State {
  let last = 9000;
  const nextId = (): number => ++last;
  const rowOf = (elementId: number, index: number): Row => {
    const found = findOffer(elementId);
    const lost = elementId === 1999 ? 'Truckdag 2018' : 'Simulator: Dæksvagt';
    const type = found?.type ?? (elementId === 1999 ? 101 : 999);
    const created = `2026-09-${String((index % 28) + 1).padStart(2, '0')}T10:15:00`;
    return {
      id: nextId(),
      elementId,
      type,
      originalName: found?.title ?? lost,
      orderNumber: index + 1,
      created,
    };
  };
  const list = (
    id: number,
    ownerId: number,
    name: string,
    description: string | null,
    elements: number[],
  ): List => {
    return {
      id,
      ownerId,
      name,
      description,
      color: id % 2 ? '#1F6F8B' : null,
      followers: new Set(),
      rows: elements.map(rowOf),
    };
  };
  const anna: Person = {
    key: 'anna',
    id: 7001,
    name: 'Anna Skov',
    roles: ['Participant'],
    groups: [61],
    activities: activitiesOf('anna'),
  };
  const bo: Person = {
    key: 'bo',
    id: 7002,
    name: 'Bo Lindqvist',
    roles: ['Manager'],
    groups: [62],
    activities: activitiesOf('bo'),
  };
  const lists = [
    list(
      301,
      7001,
      'Onboarding på havnen',
      'Alt det, nye kolleger skal igennem i løbet af det første år.',
      onboarding,
    ),
    list(302, 7001, 'Ledelse i hverdagen', null, [1008, 1009, 1203, 1501, 2003]),
    list(303, 7002, 'Crane operators 2027', 'For everyone who lifts.', [1005, 1006, 1502, 4003, 5001, 3001]),
    list(304, 7003, 'Sikkerhedsrunde', 'Til tillidsvalgte.', [1007, 1104, 2201, 5003]),
    list(305, 7002, 'Teamets kompetencer', null, [5001, 5002, 5003]),
  ];
  lists[2]?.followers.add(7001);
  return {
    origin,
    nextId,
    lists,
    people: [anna, bo],
    tokens: new Map(),
    favourites: new Map([
      [7001, list(0, 7001, 'Favoritter', null, [1003, 1012, 1102, 2001, 3002, 1016, 4001])],
      [7002, list(0, 7002, 'Favoritter', null, [1501, 1203, 2202])],
    ]),
    orders: new Map([['910|7002', boOrder]]),
    interests: new Map([
      [7001, new Set([11, 14])],
      [7002, new Set([12])],
    ]),
    history: new Map([
      [7001, ['gaffeltruck', 'regneark']],
      [7002, ['leder']],
    ]),
    views: new Map(),
    visited: new Map(),
  };
}

/** 44 rows: two archived offers (1016, 1110), one that no longer exists (1999) and one of an unknown type (9990). */
const onboarding = [
  1014, 1001, 1007, 1015, 1016, 1101, 1102, 1103, 1104, 1105, 1106, 1013, 1401, 1403, 1602, 2001, 2002, 2004,
  2101, 2201, 2203, 1999, 2301, 2401, 2501, 2502, 2601, 3001, 3003, 9990, 4001, 5003, 1003, 1402, 1010, 1012,
  1302, 1303, 1110, 1201, 1204, 1504, 1108, 1601,
];
const entry = (elementId: number, order: number, hidden = false): OrderEntry => ({
  elementId,
  order,
  hidden,
});
const boOrder = [
  entry(9101, 3),
  entry(9102, 0),
  entry(9103, 1),
  entry(9104, 2),
  entry(9105, 4),
  entry(9106, 5),
  entry(9107, 6),
  entry(9108, 7, true),
  entry(9109, 8),
];

const isSameType = (a: OfferType, b: unknown): boolean =>
  String(a).toLowerCase() === String(b).toLowerCase() || typeNames[String(b).toLowerCase()] === a;
/** The names that a client may send in place of a code. */
export const typeNames: Record<string, OfferType> = {
  course: 101,
  elearning: 102,
  conference: 103,
  ticketscheme: 104,
  timebooking: 105,
  education: 106,
  conversation: 107,
  scorm: 201,
  video: 202,
  pdf: 203,
  moodle: 204,
  audio: 205,
  edesigner: 206,
  externallink: 207,
  article: 400,
  plan: 'plan',
  skill: 'skill',
};

export const holds = (list: List, elementId: number, type: unknown): boolean =>
  list.rows.some((row) => row.elementId === elementId && isSameType(row.type, type));
export function remove(list: List, elementId: number, type: string): void {
  list.rows = list.rows.filter((row) => !(row.elementId === elementId && isSameType(row.type, type)));
}
