import { tagId } from '../tags/tags';
import { type ElementChoice, makeElement } from './link-element';

const E_LEARNING = 102;
const VIDEO = 202;
const AUDIO = 205;
const PDF = 203;

const choices: ElementChoice[] = [
  {
    key: 'shortcut e-learning',
    scene: 'notebook',
    name: [
      'E-læring på fyrre minutter',
      'E-learning in forty minutes',
      'Webbkurser på fyrtio minuter',
      'Nettkurs på førti minutt',
      'Kursy online w czterdzieści minut',
    ],
    page: { internalPageType: 'searchAll', types: [E_LEARNING] },
  },
  {
    key: 'shortcut films',
    scene: 'film',
    name: ['Film og podcast', 'Films and podcasts', 'Film och podd', 'Film og podkast', 'Filmy i podcasty'],
    page: { internalPageType: 'searchAll', types: [VIDEO, AUDIO] },
  },
  {
    key: 'shortcut excel',
    scene: 'excel',
    name: ['Alt om Excel', 'Everything about Excel', 'Allt om Excel', 'Alt om Excel', 'Wszystko o Excelu'],
    page: { internalPageType: 'search', searchPhrase: 'Excel', tag: [tagId('area', 'it')] },
  },
  {
    key: 'shortcut handbooks',
    name: [
      'Håndbøger og tjeklister',
      'Handbooks and checklists',
      'Handböcker och checklistor',
      'Handbøker og sjekklister',
      'Podręczniki i listy kontrolne',
    ],
    page: { internalPageType: 'searchAll', types: [PDF] },
    hasNoPicture: true,
  },
  {
    key: 'shortcut mandatory',
    scene: 'procurement',
    name: [
      'Det, alle skal kunne',
      'What everyone must know',
      'Det som alla måste kunna',
      'Det alle må kunne',
      'To, co każdy musi umieć',
    ],
    page: { internalPageType: 'searchAll', mandatory: true },
  },
  {
    key: 'shortcut activities',
    scene: 'archives',
    name: [
      'Mine aktiviteter, også de gamle',
      'My activities, old ones too',
      'Mina aktiviteter, även äldre',
      'Aktivitetane mine, også dei gamle',
      'Moje aktywności, także dawne',
    ],
    page: { internalPageType: 'myActivities', myActivitiesArchived: true },
  },
  {
    key: 'shortcut team',
    scene: 'new-leader',
    name: [
      'For dig, der leder andre',
      'For you who lead others',
      'För dig som leder andra',
      'For deg som leier andre',
      'Dla osób kierujących zespołem',
    ],
    page: { internalPageType: 'searchAll', tag: [tagId('audience', 'leaders')] },
    roles: ['manager'],
  },
  {
    key: 'shortcut staff pages',
    scene: 'citizen-service',
    name: [
      'Kommunens personalesider',
      "The municipality's staff pages",
      'Kommunens personalsidor',
      'Personalsidene til kommunen',
      'Strony dla pracowników gminy',
    ],
    link: 'https://www.example.org/staff',
  },
];

/** Short cuts into searches; one is for managers only (R-VALID-032, A-044). */
export const shortcutElements = choices.map(makeElement);
