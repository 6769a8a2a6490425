import { type ElementChoice, makeElement } from './link-element';

const choices: ElementChoice[] = [
  {
    key: 'today next up',
    scene: 'maps',
    name: [
      'Dit næste hold',
      'Your next class',
      'Din nästa grupp',
      'Den neste gruppa di',
      'Twoje najbliższe zajęcia',
    ],
    fetched: 'NextUp',
    link: '/participant/calendar',
  },
  {
    key: 'today certificate',
    scene: 'diploma',
    name: [
      'Dit nyeste bevis',
      'Your latest certificate',
      'Ditt senaste intyg',
      'Det nyaste beviset ditt',
      'Twój ostatni certyfikat',
    ],
    fetched: 'LatestCertificate',
    link: '/participant',
  },
  {
    key: 'today favourite',
    scene: 'volunteers',
    name: [
      'Din nyeste favorit',
      'Your latest favourite',
      'Din senaste favorit',
      'Den nyaste favoritten din',
      'Twoje ostatnie ulubione',
    ],
    fetched: 'LatestFavorite',
  },
  {
    key: 'today media',
    scene: 'film',
    name: [
      'Det, du så sidst',
      'What you watched last',
      'Det du såg senast',
      'Det du såg sist',
      'Ostatnio oglądane',
    ],
    fetched: 'ContinueELearning',
  },
  {
    key: 'today team',
    scene: 'projects',
    name: [
      'Dit holds opgaver',
      "Your team's tasks",
      'Ditt teams uppgifter',
      'Oppgåvene til laget ditt',
      'Zadania twojego zespołu',
    ],
    link: '/manager/assignments',
    roles: ['manager'],
  },
];

/** What the portal knows about the person right now, one element of each fetched type (R-ENTITY-015, A-043). */
export const todayElements = choices.map(makeElement);
