import { tagId } from '../tags/tags';
import { type ElementChoice, makeElement } from './link-element';

const choices: ElementChoice[] = [
  {
    key: 'own fridays',
    scene: 'wild-nature',
    name: [
      'Kurser om fredagen',
      'Courses on Fridays',
      'Kurser på fredagar',
      'Kurs på fredagar',
      'Kursy w piątki',
    ],
    page: { internalPageType: 'searchAll', classTag: [tagId('weekTime', 'friday')] },
  },
  {
    key: 'own evenings',
    scene: 'power-cut',
    name: ['Om aftenen', 'In the evening', 'På kvällen', 'Om kvelden', 'Wieczorem'],
    page: { internalPageType: 'searchAll', classTag: [tagId('weekTime', 'evening')] },
  },
  {
    key: 'own languages',
    scene: 'danish',
    name: ['Lær et sprog', 'Learn a language', 'Lär dig ett språk', 'Lær eit språk', 'Naucz się języka'],
    page: { internalPageType: 'searchAll', tag: [tagId('area', 'language')] },
  },
  {
    key: 'own computers',
    scene: 'csharp',
    name: [
      'Bliv ven med din computer',
      'Make friends with your computer',
      'Bli vän med din dator',
      'Bli ven med datamaskina',
      'Zaprzyjaźnij się z komputerem',
    ],
    page: { internalPageType: 'searchAll', tag: [tagId('area', 'it')] },
  },
  {
    key: 'own beginners',
    scene: 'mentoring',
    name: ['For begyndere', 'For beginners', 'För nybörjare', 'For nybyrjarar', 'Dla początkujących'],
    page: { internalPageType: 'searchAll', tag: [tagId('level', 'beginner')] },
  },
  {
    key: 'own canteen',
    scene: 'kitchen-hygiene',
    name: [
      'Ugens menu i kantinen',
      "This week's menu in the canteen",
      'Veckans meny i matsalen',
      'Vekemenyen i kantina',
      'Menu tygodnia w stołówce',
    ],
    link: 'https://www.example.org/canteen',
  },
];

/** A list whose elements each person may move and hide (R-ORDER-001). */
export const ownChoiceElements = choices.map(makeElement);
