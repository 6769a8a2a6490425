import { tagId } from '../tags/tags';
import { type BlockChoice, layoutKinds, makeBlock } from './block';
import { leadersHome } from './leaders-home';
import { makeElement } from './link-element';

const careElements = [
  makeElement({
    key: 'care films',
    scene: 'film',
    name: ['Film om omsorg', 'Films about care', 'Filmer om omsorg', 'Filmar om omsorg', 'Filmy o opiece'],
    page: { internalPageType: 'searchAll', types: [202], tag: [tagId('area', 'care')] },
  }),
  makeElement({
    key: 'care hygiene',
    scene: 'infection-control',
    name: [
      'Hygiejne og sundhed',
      'Hygiene and health',
      'Hygien och hälsa',
      'Hygiene og helse',
      'Higiena i zdrowie',
    ],
    page: { internalPageType: 'searchAll', tag: [tagId('area', 'health')] },
  }),
];

const care: BlockChoice[] = [
  {
    key: 'care banner',
    contentType: 'CustomList',
    name: ['Sundhed og omsorg', 'Health and care', 'Hälsa och omsorg', 'Helse og omsorg', 'Zdrowie i opieka'],
    layoutKind: layoutKinds.Banner,
    itemLayout: 'Single',
    fullWidth: true,
    elements: careElements,
  },
  {
    key: 'care target group',
    contentType: 'InTargetGroup',
    name: [
      'Til dig i plejen',
      'For you in the care service',
      'För dig i vården',
      'For deg i pleia',
      'Dla pracowników opieki',
    ],
    itemLayout: 'SquareHorizontal',
  },
  {
    key: 'care practical',
    contentType: 'PracticalInformation',
    name: ['Godt at vide', 'Good to know', 'Bra att veta', 'Greitt å vite', 'Warto wiedzieć'],
    itemLayout: 'Single',
    size: 'Small',
  },
];

const digital: BlockChoice[] = [
  {
    key: 'it text',
    contentType: 'TextBlock',
    name: ['IT uden panik', 'IT without panic', 'IT utan panik', 'IT utan panikk', 'IT bez paniki'],
    description: [
      'Små skridt, gode vejledere og ingen dumme spørgsmål.',
      'Small steps, good guides and no silly questions.',
      'Små steg, bra handledare och inga dumma frågor.',
      'Små steg, gode rettleiarar og ingen dumme spørsmål.',
      'Małe kroki, dobrzy doradcy i żadnych głupich pytań.',
    ],
  },
  { key: 'it search', contentType: 'Searchbar' },
  {
    key: 'it activities',
    contentType: 'MyActivities',
    name: [
      'Det, du er i gang med',
      'What you are working on',
      'Det du håller på med',
      'Det du held på med',
      'To, nad czym pracujesz',
    ],
    showsStatusAndType: true,
  },
];

/** The shorter home pages of the market places and of the catalog that requires login (R-ENTITY-002). */
export const otherHomes = {
  care: care.map(makeBlock),
  digital: digital.map(makeBlock),
  leaders: leadersHome,
} as const;
