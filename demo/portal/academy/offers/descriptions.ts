import type { Combination } from './combinations';
import { type Five, combineTexts } from '../five';

/** One description in so many is HTML, so that tests cover both kinds. */
const EVERY_HTML = 4;

const headings: Five = ['Godt at vide', 'Good to know', 'Bra att veta', 'Godt å vite', 'Warto wiedzieć'];
const languages: Five = [
  'Materialet findes på dansk og engelsk.',
  'The material is available in Danish and English.',
  'Materialet finns på danska och engelska.',
  'Materialet finst på dansk og engelsk.',
  'Materiały są dostępne po duńsku i angielsku.',
];
const help: Five = [
  'Sig til i god tid, hvis du har brug for tolk, mere plads eller ekstra tid.',
  'Tell us in good time if you need an interpreter, more space or extra time.',
  'Säg till i god tid om du behöver tolk, mer plats eller extra tid.',
  'Sei frå i god tid om du treng tolk, meir plass eller ekstra tid.',
  'Jeśli potrzebujesz tłumacza, więcej miejsca lub czasu, daj nam znać odpowiednio wcześniej.',
];
const link: Five = [
  'Læs om akademiet',
  'Read about the academy',
  'Läs om akademin',
  'Les om akademiet',
  'Przeczytaj o akademii',
];

const list = combineTexts(
  [headings, languages, help],
  (heading, language, needs) =>
    `<p><strong>${heading}</strong></p><ul><li>${language}</li><li>${needs}</li></ul>`,
);
const ending = combineTexts(
  [list, link],
  (details, more) => `${details}<p><a href="https://www.example.org/elmvik">${more}</a></p>`,
);

/** The description of an offer: its subject and its format, plain or as simple HTML. */
export function describe({ subject, format }: Combination, index: number): Five {
  if (index % EVERY_HTML !== 0)
    return combineTexts([subject.about, format.about], (what, how) => `${what} ${how}`);
  return combineTexts(
    [subject.about, format.about, ending],
    (what, how, end) => `<p>${what} ${how}</p>${end}`,
  );
}
