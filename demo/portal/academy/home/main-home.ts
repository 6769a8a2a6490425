import { bannerElements } from './banner';
import { type BlockChoice, layoutKinds, makeBlock } from './block';
import { ownChoiceElements } from './own-choice';
import { shortcutElements } from './shortcuts';

const choices: BlockChoice[] = [
  {
    key: 'main banner',
    contentType: 'CustomList',
    name: [
      'Velkommen til Elmvik Akademi',
      'Welcome to Elmvik Academy',
      'Välkommen till Elmviks akademi',
      'Velkomen til Elmvik akademi',
      'Witamy w Akademii Elmvik',
    ],
    layoutKind: layoutKinds.BannerAndSearch,
    itemLayout: 'Single',
    fullWidth: true,
    size: 'Medium',
    elements: bannerElements,
  },
  {
    key: 'main continue',
    contentType: 'ContinueWhereYouLeft',
    name: [
      'Fortsæt, hvor du slap',
      'Continue where you left',
      'Fortsätt där du slutade',
      'Hald fram der du slapp',
      'Wróć do przerwanych zajęć',
    ],
    itemLayout: 'Multiple',
    showsStatusAndType: true,
  },
  {
    key: 'main activities',
    contentType: 'MyActivities',
    name: ['Mine aktiviteter', 'My activities', 'Mina aktiviteter', 'Aktivitetane mine', 'Moje aktywności'],
    itemLayout: 'Multiple',
    showsStatusAndType: true,
  },
  {
    key: 'main shortcuts',
    contentType: 'CustomList',
    name: ['Genveje', 'Short cuts', 'Genvägar', 'Snarvegar', 'Na skróty'],
    itemLayout: 'TextOnImageHorizontal',
    elements: shortcutElements,
  },
  {
    key: 'main news',
    contentType: 'News',
    name: ['Nyheder', 'News', 'Nyheter', 'Nyheiter', 'Aktualności'],
    itemLayout: 'Multiple',
    size: 'Small',
    viewMoreLinks: [
      {
        name: [
          'Flere nyheder fra kommunen',
          'More news from the municipality',
          'Fler nyheter från kommunen',
          'Fleire nyheiter frå kommunen',
          'Więcej aktualności z gminy',
        ],
        link: 'https://www.example.org/news',
      },
    ],
  },
  {
    key: 'main target group',
    contentType: 'InTargetGroup',
    name: ['Udvalgt til dig', 'Chosen for you', 'Utvalt för dig', 'Valt ut for deg', 'Wybrane dla ciebie'],
    itemLayout: 'SquareHorizontal',
    showsStatusAndType: true,
  },
  {
    key: 'main interests',
    contentType: 'MyInterests',
    name: [
      'Efter dine interesser',
      'For your interests',
      'Efter dina intressen',
      'Etter interessene dine',
      'Według zainteresowań',
    ],
    itemLayout: 'SquareHorizontal',
    showsStatusAndType: true,
  },
  {
    key: 'main own choice',
    contentType: 'CustomList',
    name: ['Flere genveje', 'More short cuts', 'Fler genvägar', 'Fleire snarvegar', 'Więcej skrótów'],
    itemLayout: 'SquareGrid',
    size: 'Small',
    canBeReordered: true,
    elements: ownChoiceElements,
  },
  {
    key: 'main promise',
    contentType: 'TextBlock',
    name: ['Vores løfte', 'Our promise', 'Vårt löfte', 'Lovnaden vår', 'Nasza obietnica'],
    description: [
      '<p>Alle i Elmvik har ret til at lære noget nyt i arbejdstiden. <strong>Spørg din leder</strong>, eller skriv til os.</p>',
      '<p>Everyone in Elmvik has the right to learn something new during working hours. <strong>Ask your manager</strong> or write to us.</p>',
      '<p>Alla i Elmvik har rätt att lära sig något nytt på arbetstid. <strong>Fråga din chef</strong> eller skriv till oss.</p>',
      '<p>Alle i Elmvik har rett til å lære noko nytt i arbeidstida. <strong>Spør leiaren din</strong>, eller skriv til oss.</p>',
      '<p>W Elmvik każdy ma prawo uczyć się w godzinach pracy. <strong>Zapytaj przełożonego</strong> albo napisz do nas.</p>',
    ],
    colors: { background: '#e4efec', text: '#16324f' },
  },
  {
    key: 'main search',
    contentType: 'Searchbar',
    name: [
      'Fandt du det ikke?',
      'Did you not find it?',
      'Hittade du det inte?',
      'Fann du det ikkje?',
      'Nie udało się znaleźć?',
    ],
  },
];

/** The home page of the main catalog (R-HOME-001, A-012). */
export const mainHome = choices.map(makeBlock);
