/** Everything that can be browsed. Types are numeric codes; plans and skills have names because no code exists. */
export type OfferType = number | 'plan' | 'skill';

export interface Offer {
  id: number;
  type: OfferType;
  title: string;
  subject: number;
  audience: number;
  place: number | null;
  language: 'da' | 'en';
  date: string | null;
  seats: number | null;
  minutes: number | null;
  mandatory: boolean;
  targetGroup: boolean;
  withoutSignup: boolean;
  archived: boolean;
  price: number | null;
  level: string | null;
}

function offer(
  id: number,
  type: OfferType,
  title: string,
  subject: number,
  fields: Partial<Offer> = {},
): Offer {
  return {
    id,
    type,
    title,
    subject,
    audience: 21 + (id % 3),
    place: null,
    language: 'da',
    date: null,
    seats: null,
    minutes: null,
    mandatory: false,
    targetGroup: false,
    withoutSignup: false,
    archived: false,
    price: null,
    level: null,
    ...fields,
  };
}
const en = { language: 'en' } as const;
const classFields = (
  place: number,
  date: string,
  seats: number,
  more: Partial<Offer> = {},
): Partial<Offer> => {
  return { place, date: `${date}:00`, seats, ...more };
};

export const offers: readonly Offer[] = [
  offer(1001, 101, 'Førstehjælp på kajen', 11, classFields(41, '2027-02-08T08:30', 6, { mandatory: true })),
  offer(1002, 101, 'Førstehjælp genopfriskning', 11, classFields(42, '2027-03-11T09:00', 0)),
  offer(1003, 101, 'Gaffeltruck certifikat B', 17, classFields(41, '2027-02-15T07:30', 4, { price: 4850 })),
  offer(1004, 101, 'Gaffeltruck genopfriskning', 17, classFields(42, '2027-04-06T08:00', 9)),
  offer(1005, 101, 'Mobile crane operation', 17, classFields(41, '2027-03-01T08:00', 3, en)),
  offer(1006, 101, 'Rigging and slinging', 17, classFields(42, '2027-03-22T08:00', 8, en)),
  offer(
    1007,
    101,
    'Brandslukning med øvelse',
    11,
    classFields(41, '2027-01-20T12:00', 11, { mandatory: true }),
  ),
  offer(1008, 101, 'Ny som leder', 12, classFields(42, '2027-02-02T09:00', 12, { targetGroup: true })),
  offer(1009, 101, 'Den svære samtale', 12, classFields(42, '2027-05-04T09:00', 5, { targetGroup: true })),
  offer(1010, 101, 'Regneark for begyndere', 13, classFields(43, '2027-01-27T13:00', 20)),
  offer(1011, 101, 'Regneark for øvede', 13, classFields(43, '2027-02-24T13:00', 14, { level: 'Øvet' })),
  offer(1012, 101, 'English for the quayside', 14, classFields(43, '2027-01-12T16:00', 2, en)),
  offer(1013, 101, 'Ergonomi ved skærmen', 15, { withoutSignup: true }),
  offer(1014, 101, 'Velkommen til Kystværk', 16, { withoutSignup: true, targetGroup: true }),
  offer(1015, 101, 'Farligt gods ADR 1.3', 11, classFields(41, '2027-02-18T08:00', 7, { mandatory: true })),
  offer(1016, 101, 'Kuldebro og varmetab', 16, { archived: true }),
  offer(1101, 102, 'Databeskyttelse i praksis', 13, { minutes: 35, mandatory: true }),
  offer(1102, 102, 'Cyber security basics', 13, { ...en, minutes: 25, mandatory: true }),
  offer(1103, 102, 'Phishing: spot the hook', 13, { ...en, minutes: 15, targetGroup: true }),
  offer(1104, 102, 'Kemisk APV trin for trin', 11, { minutes: 40 }),
  offer(1105, 102, 'Støj og høreværn', 15, { minutes: 20, targetGroup: true }),
  offer(1106, 102, 'Løft rigtigt', 15, { minutes: 18 }),
  offer(1107, 102, 'Feedback that helps', 12, { ...en, minutes: 30 }),
  offer(1108, 102, 'Polsk for begyndere', 14, { minutes: 120 }),
  offer(1109, 102, 'Quality records explained', 16, { ...en, minutes: 22 }),
  offer(1110, 102, 'Fakturaflow 2019', 13, { archived: true }),
  offer(1201, 103, 'Havnedagen 2027', 16, classFields(41, '2027-06-10T09:00', 140, { price: 950 })),
  offer(
    1202,
    103,
    'Nordic Port Safety Summit',
    11,
    classFields(42, '2027-09-16T09:30', 60, { ...en, price: 3200 }),
  ),
  offer(1203, 103, 'Lederforum forår', 12, classFields(42, '2027-04-22T10:00', 35)),
  offer(1204, 103, 'Digital Harbour Meetup', 13, classFields(43, '2027-03-18T15:00', 80, en)),
  offer(1301, 104, 'Klippekort: svømmehallen', 15, { seats: 50, price: 300 }),
  offer(1302, 104, 'Klippekort: sprogcafé', 14, { seats: 18 }),
  offer(1303, 104, 'Gym pass, ten visits', 15, { ...en, seats: 25, price: 450 }),
  offer(1401, 105, 'Høreprøve, book tid', 15, classFields(41, '2027-01-14T10:00', 6)),
  offer(1402, 105, 'Køretest på gaffeltruck', 17, classFields(41, '2027-02-26T10:00', 2)),
  offer(1403, 105, 'Eye test appointment', 15, classFields(42, '2027-03-03T09:00', 4, en)),
  offer(1404, 105, 'Karrierevejledning, 30 minutter', 12, classFields(43, '2027-01-19T14:00', 9)),
  offer(1501, 106, 'Lederuddannelsen', 12, classFields(42, '2027-08-23T09:00', 16, { price: 28000 })),
  offer(1502, 106, 'Kranfører fra A til Z', 17, classFields(41, '2027-08-09T07:00', 10)),
  offer(1503, 106, 'Quality auditor programme', 16, classFields(43, '2027-05-10T09:00', 12, en)),
  offer(
    1504,
    106,
    'Arbejdsmiljøuddannelsen',
    11,
    classFields(41, '2027-03-08T08:30', 15, { mandatory: true }),
  ),
  offer(1601, 107, 'MUS-samtale', 12, { date: '2027-02-01T09:00:00' }),
  offer(1602, 107, 'Onboarding talk, day 30', 12, { ...en, date: '2027-01-29T11:00:00' }),
  offer(1603, 107, 'Sygefraværssamtale', 15),
  offer(2001, 202, 'Sådan spænder du en sele', 11, { minutes: 4 }),
  offer(2002, 202, 'Tour of the new terminal', 16, { ...en, minutes: 7 }),
  offer(2003, 202, 'Tre greb til bedre møder', 12, { minutes: 6 }),
  offer(2004, 202, 'Forklift walk-round check', 17, { ...en, minutes: 5 }),
  offer(2101, 205, 'Podcast: Natholdet', 15, { minutes: 31 }),
  offer(2102, 205, 'Podcast: Talk like a pilot', 14, { ...en, minutes: 27 }),
  offer(2201, 203, 'Beredskabsplan 2027', 11),
  offer(2202, 203, 'Quality handbook', 16, en),
  offer(2203, 203, 'Medarbejderhåndbogen', 16),
  offer(2301, 201, 'Sikkerhed om bord', 11, { minutes: 45 }),
  offer(2302, 201, 'Customs declarations', 16, { ...en, minutes: 50 }),
  offer(2401, 204, 'Moodle: Maskinlære', 17, { minutes: 90 }),
  offer(2402, 204, 'Moodle: Business Danish', 14, { ...en, minutes: 180 }),
  offer(2501, 206, 'Interaktivt havnekort', 16),
  offer(2502, 206, 'Design: Safe zones quiz', 11, en),
  offer(2601, 207, 'Arbejdstilsynets vejledninger', 11),
  offer(2602, 207, 'IMO model courses', 11, en),
  offer(3001, 400, 'Ny kran på Pier 4', 17),
  offer(3002, 400, 'How we halved near misses', 11, en),
  offer(3003, 400, 'Fem spørgsmål til havnemesteren', 16),
  offer(4001, 'plan', 'Plan: Din første måned', 16, { targetGroup: true }),
  offer(4002, 'plan', 'Plan: Fra vagt til vagtleder', 12),
  offer(4003, 'plan', 'Plan: Crane licence route', 17, en),
  offer(5001, 'skill', 'Kompetence: Stropper og løft', 17),
  offer(5002, 'skill', 'Skill: VHF radio operator', 14, en),
  offer(5003, 'skill', 'Kompetence: Sikkerhedsrundering', 11),
];

const descriptions: Record<string, string> = {
  da11: 'Du lærer at se faren, før den bliver til en ulykke, og at handle roligt.',
  da12: 'Redskaber til dig, der leder andre til daglig.',
  da13: 'Kort og praktisk om de systemer, vi bruger hver dag.',
  da14: 'Øv sproget med kolleger og små opgaver fra arbejdsdagen.',
  da15: 'Pas på din krop og dit hoved, også når der er travlt.',
  da16: 'Det fælles grundlag for alle på havnen.',
  da17: 'Øvelse på maskinen sammen med en erfaren instruktør.',
  en11: 'Learn to see the hazard before it turns into an accident.',
  en12: 'Practical tools for people who lead people.',
  en13: 'A short and practical look at the systems that we use every day.',
  en14: 'Practise the language with small tasks from a working day.',
  en15: 'Look after body and mind, on busy days too.',
  en16: 'The common ground for everyone in the port.',
  en17: 'Hands-on training with an experienced instructor.',
};

export const describe = (item: Offer): string => descriptions[`${item.language}${item.subject}`] ?? '';
export const findOffer = (id: number): Offer | undefined => offers.find((item) => item.id === id);
/** Image ids are numbers of their own, not the ids of offers. */
export const imageOf = (item: Offer): number => item.id + 80000;

interface Category {
  id: number;
  name: string;
  catalogTags: { id: number; name: string; type: number }[];
}
function category(id: number, name: string, type: number, tags: [number, string][]): Category {
  return { id, name, catalogTags: tags.map(([tagId, label]) => ({ id: tagId, name: label, type })) };
}

/** Type 1 is a catalog tag, type 3 a tag of a class. */
export const tagCategories: readonly Category[] = [
  category(501, 'Emne', 1, [
    [11, 'Sikkerhed'],
    [12, 'Ledelse'],
    [13, 'Digitale værktøjer'],
    [14, 'Sprog'],
    [15, 'Sundhed'],
    [16, 'Virksomheden'],
    [17, 'Maskiner'],
  ]),
  category(502, 'Målgruppe', 1, [
    [21, 'Havnearbejder'],
    [22, 'Kontor'],
    [23, 'Leder'],
  ]),
  category(503, 'Sted', 3, [
    [41, 'Esbjerg'],
    [42, 'Aalborg'],
    [43, 'Online'],
  ]),
];

export const tagIdsOf = (item: Offer): number[] => [
  item.subject,
  item.audience,
  ...(item.place ? [item.place] : []),
];
export const tagCategoryOf = (tagId: number): number | undefined =>
  tagCategories.find((group) => group.catalogTags.some((tag) => tag.id === tagId))?.id;
export const tagsOf = (ids: number[]): string =>
  tagCategories
    .flatMap((group) => group.catalogTags)
    .filter((tag) => ids.includes(tag.id))
    .map((tag) => tag.name)
    .join(' ');
