/** What a visitor must see, as data. Texts come from the portal; `count` is what the server holds for that place. */
export const page = {
  catalog: 'Hele havnen',
  company: 'Kystværk',
  otherCatalog: { name: 'Digital læring', count: 29 },
  marketplace: { name: 'Maskinhallen', count: 11 },
};

export interface ExpectedBlock {
  title: string | null;
  type: string;
  first: string | null;
  count: number;
}
const block = (type: string, title: string | null, first: string | null, count: number): ExpectedBlock => {
  return { type, title, first, count };
};

/** Home of anna, in order. News and practical information have more than the 12 items of a page. */
export const home: readonly ExpectedBlock[] = [
  block('News', 'Nyt fra havnen', 'Kran 7 er i drift', 12),
  block('Searchbar', null, null, 0),
  block('TextBlock', 'Velkommen', null, 0),
  block('CustomList', 'Genveje', 'Vagtplanen', 8),
  block('MyActivities', 'Mine aktiviteter', 'Gaffeltruck certifikat B', 12),
  block('ContinueWhereYouLeft', 'Fortsæt hvor du slap', 'Sådan spænder du en sele', 4),
  block('MandatoryForYou', 'Det skal du', 'Førstehjælp på kajen', 6),
  block('InTargetGroup', 'Til dig i målgruppen', 'Ny som leder', 6),
  block('ExpiredOrNearExpiredActivities', 'Udløber snart', 'Førstehjælp på kajen', 2),
  block('Channel', 'Havnekanalen', 'Kranfører for en dag', 3),
  block('SpaceBlock', null, null, 0),
  block('MyInterests', 'Mine interesser', 'Førstehjælp på kajen', 9),
  block('MyPlans', 'Mine planer', 'Plan: Din første måned', 2),
  block('ManualLearningSpace', 'Læringsrum', 'Rum for kranførere', 3),
  block('PracticalInformation', 'Praktisk', 'Parkering ved Dokvej', 5),
  block('NewsAndPracticalInformation', 'Nyt og praktisk', 'Kran 7 er i drift', 12),
  block('Channel', 'Læringstips', 'Læringstip: fem minutter ad gangen', 2),
];
/** Anna answers for nothing, so this block is hidden for her and shown to bo (three skills and three plans). */
export const responsibility = block(
  'MySkillResponsibility',
  'Mit kompetenceansvar',
  'Kompetence: Stropper og løft',
  6,
);
/** A visitor sees these blocks only, in this order; their list holds no links into my activities. */
export const visitorHome = ['Nyt fra havnen', 'Velkommen', 'Genveje', 'Praktisk', 'Nyt og praktisk'];
export const seeAll = { news: 14, newsAndPracticalInformation: 19 };

export const shortcuts = {
  title: 'Genveje',
  anna: [
    'Vagtplanen',
    'Alt om kran',
    'E-læring om sikkerhed',
    'Mine afsluttede',
    'Næste kursus',
    'Seneste bevis',
    'Seneste favorit',
    'Lær videre',
  ],
  /** Bo's saved order. He has hidden 'Lær videre', and holds neither a certificate nor played media. */
  bo: [
    'Alt om kran',
    'E-læring om sikkerhed',
    'Mine afsluttede',
    'Vagtplanen',
    'Næste kursus',
    'Seneste bevis',
    'Seneste favorit',
    'Lederportalen',
  ],
  visitor: ['Vagtplanen', 'Alt om kran', 'E-læring om sikkerhed'],
  nextUp: { date: '15-02-2027 07:30', address: 'Dokvej 12, 6700 Esbjerg' },
  links: [
    { name: 'Alt om kran', count: 2, titles: ['Kranfører fra A til Z', 'Ny kran på Pier 4'] },
    { name: 'E-læring om sikkerhed', count: 1, titles: ['Kemisk APV trin for trin'] },
    {
      name: 'Mine afsluttede',
      count: 5,
      titles: [
        'English for the quayside',
        'Cyber security basics',
        'Løft rigtigt',
        'Plan: Crane licence route',
        'Fakturaflow 2019',
      ],
    },
  ],
};

export const search = {
  phrase: 'gaffeltruck',
  count: 3,
  titles: ['Gaffeltruck certifikat B', 'Gaffeltruck genopfriskning', 'Køretest på gaffeltruck'],
  all: 68,
  pageSize: 10,
  /** More than one page of results. */
  long: { phrase: 'sikkerhed', count: 15, secondPage: 5 },
  filter: { name: 'ty', value: 102, count: 9, first: 'Cyber security basics' },
  tag: { category: 'Emne', label: 'Sikkerhed', id: 11, count: 15, withTypeCourse: 4 },
  status: { group: 'Completed', count: 3 },
  misspelt: { phrase: 'gafeltruck', suggested: 'gaffeltruck' },
  nothing: 'blæksprutte',
  history: ['gaffeltruck', 'regneark'],
  popular: ['førstehjælp', 'kran', 'quality'],
};
export const autocomplete = {
  text: 'qua',
  suggestions: [
    'English for the quayside',
    'Quality records explained',
    'Quality auditor programme',
    'Quality handbook',
  ],
};

export const lists = {
  favourites: { count: 7, first: 'Gaffeltruck certifikat B', archived: 'Kuldebro og varmetab' },
  owned: [
    { id: 301, name: 'Onboarding på havnen', count: 44 },
    { id: 302, name: 'Ledelse i hverdagen', count: 5 },
  ],
  followed: [{ id: 303, name: 'Crane operators 2027', count: 6 }],
  other: { id: 304, name: 'Sikkerhedsrunde', count: 4, first: 'Brandslukning med øvelse' },
  archived: ['Kuldebro og varmetab', 'Fakturaflow 2019'],
  vanished: 'Truckdag 2018',
  unknownType: 'Simulator: Dæksvagt',
  first: 'Velkommen til Kystværk',
  last: 'MUS-samtale',
  bo: ['Crane operators 2027', 'Teamets kompetencer'],
};

export const media = [
  { kind: 'video', id: 2001, title: 'Sådan spænder du en sele' },
  { kind: 'audio', id: 2101, title: 'Podcast: Natholdet' },
  { kind: 'pdf', id: 2201, title: 'Beredskabsplan 2027' },
  { kind: 'scorm', id: 2301, title: 'Sikkerhed om bord' },
  { kind: 'moodle', id: 2401, title: 'Moodle: Maskinlære' },
  { kind: 'eDesigner', id: 2501, title: 'Interaktivt havnekort' },
  { kind: 'externalLink', id: 2601, title: 'Arbejdstilsynets vejledninger' },
];
/** Refused for anna, opened for bo. */
export const refusedScorm = { kind: 'scorm', id: 2302, title: 'Customs declarations' };
export const related = { mediaId: 2001, first: 'Beredskabsplan 2027', count: 5 };
export const missingMedia = 2999;

export const course = {
  id: 1013,
  name: 'Ergonomi ved skærmen',
  ungrouped: ['Sådan spænder du en sele', 'Medarbejderhåndbogen'],
  groups: [
    { name: 'Pauser', materials: ['Podcast: Natholdet', 'Interaktivt havnekort'] },
    { name: 'Til mødet', materials: ['Tre greb til bedre møder'] },
  ],
};

export const myActivities = {
  count: 17,
  withArchived: 18,
  archived: 'Fakturaflow 2019',
  first: ['Gaffeltruck certifikat B', 'Brandslukning med øvelse', 'Regneark for begyndere'],
  secondPage: 5,
  search: { text: 'sik', titles: ['Kompetence: Sikkerhedsrundering'] },
  signedUp: { group: 2, count: 6 },
  eLearning: { systemType: 2, count: 4 },
};
export const interests = {
  all: ['Sikkerhed', 'Ledelse', 'Digitale værktøjer', 'Sprog', 'Sundhed', 'Virksomheden', 'Maskiner'],
  chosen: ['Sikkerhed', 'Sprog'],
};
