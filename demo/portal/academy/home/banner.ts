import { tagId } from '../tags/tags';
import { type ElementChoice, makeElement } from './link-element';

const choices: ElementChoice[] = [
  {
    key: 'banner spring',
    scene: 'elmvik',
    name: [
      'Lær noget nyt i år',
      'Learn something new this year',
      'Lär dig något nytt i år',
      'Lær noko nytt i år',
      'Naucz się w tym roku czegoś nowego',
    ],
    description: [
      'Over hundrede hold er åbne for tilmelding.',
      'More than a hundred classes are open for sign-up.',
      'Över hundra grupper är öppna för anmälan.',
      'Over hundre grupper er opne for påmelding.',
      'Ponad sto grup z otwartymi zapisami.',
    ],
    page: { internalPageType: 'searchAll', openForSignup: true },
  },
  {
    key: 'banner first aid',
    scene: 'first-aid',
    name: [
      'Kan du redde et liv?',
      'Can you save a life?',
      'Kan du rädda ett liv?',
      'Kan du redde eit liv?',
      'Czy umiesz uratować życie?',
    ],
    description: [
      'Genopfrisk din førstehjælp på en formiddag.',
      'Refresh your first aid in one morning.',
      'Fräscha upp din första hjälpen på en förmiddag.',
      'Frisk opp førstehjelpa di på ein føremiddag.',
      'Odśwież pierwszą pomoc w jedno przedpołudnie.',
    ],
    page: { internalPageType: 'searchAll', tag: [tagId('area', 'health')] },
  },
  {
    key: 'banner outdoors',
    scene: 'outdoor-nursery',
    name: [
      'Undervisning under åben himmel',
      'Lessons under the open sky',
      'Lektioner under bar himmel',
      'Undervisning under open himmel',
      'Zajęcia pod gołym niebem',
    ],
    description: [
      'Klima, natur og arbejde ude.',
      'Climate, nature and work outdoors.',
      'Klimat, natur och arbete utomhus.',
      'Klima, natur og arbeid ute.',
      'Klimat, przyroda i praca na zewnątrz.',
    ],
    page: { internalPageType: 'searchAll', tag: [tagId('area', 'climate'), tagId('area', 'technical')] },
  },
  {
    key: 'banner library',
    scene: 'library',
    name: [
      'Biblioteket er også dit klasselokale',
      'The library is your classroom too',
      'Biblioteket är också ditt klassrum',
      'Biblioteket er òg klasserommet ditt',
      'Biblioteka to też twoja klasa',
    ],
    description: [
      'Se, hvad der sker på Hovedbiblioteket.',
      'See what goes on at the Main Library.',
      'Se vad som händer på Stadsbiblioteket.',
      'Sjå kva som skjer på Hovudbiblioteket.',
      'Zobacz, co dzieje się w Bibliotece Głównej.',
    ],
    page: { internalPageType: 'searchAll', classTag: [tagId('place', 'library')] },
  },
  {
    key: 'banner about',
    scene: 'council-papers',
    name: [
      'Hvem er akademiet?',
      'Who is the academy?',
      'Vilka är akademin?',
      'Kven er akademiet?',
      'Kto tworzy akademię?',
    ],
    description: [
      'Seks kolleger, tre lokaler og en stor kaffekande.',
      'Six colleagues, three rooms and a large coffee pot.',
      'Sex kollegor, tre lokaler och en stor kaffekanna.',
      'Seks kollegaer, tre lokale og ei stor kaffikanne.',
      'Sześć osób, trzy sale i duży dzbanek kawy.',
    ],
    link: 'https://www.example.org/elmvik',
  },
];

/** The pictures of the main catalog's banner (R-HOME-004). */
export const bannerElements = choices.map(makeElement);
