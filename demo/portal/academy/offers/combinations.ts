import { type Place, placeNames } from '../tags/class-tag-names';
import { type Five, combineTexts } from '../five';
import { fingerprint } from '../fingerprint';
import type { Format } from '../formats/format';
import { formats } from '../formats/formats';
import { pick } from '../pick';
import type { Subject } from '../subjects/subject';
import { subjects } from '../subjects/subjects';

/** Shares no factor with the number of subjects, so that walking by it meets every subject. */
const SUBJECT_STRIDE = 14;

const editionPlaces: readonly Place[] = [
  'townHall',
  'library',
  'depot',
  'fireStation',
  'north',
  'south',
  'harbour',
];

/** A subject in a format: what one offer is made from. */
export interface Combination {
  subject: Subject;
  format: Format;
  title: Five;
}

/** The academy's own offers: each format takes its quota of subjects, and the subjects take turns. */
export function ownCombinations(): Combination[] {
  let turn = 0;
  const next = (format: Format): Subject => {
    const subject = pick(subjects, turn * SUBJECT_STRIDE);
    turn += 1;
    return suits(subject, format) ? subject : next(format);
  };
  const drafts = formats.flatMap((format) =>
    Array.from({ length: format.quota }, () => combinationOf(next(format), format)),
  );
  return drafts.sort((a, b) => rank(a) - rank(b));
}

/** So many further offers: the same combinations again at other places, in other years and editions. */
export function furtherCombinations(count: number, firstYear: number): Combination[] {
  const all = subjects.flatMap((subject) =>
    formats.filter((format) => suits(subject, format)).map((format) => combinationOf(subject, format)),
  );
  return Array.from({ length: count }, (_, index) => {
    const combination = pick(all, index);
    const round = Math.floor(index / all.length);
    const suffix = combination.format.mostClasses ? whereAndWhen(round, firstYear) : editionText(round);
    return {
      ...combination,
      title: combineTexts([combination.title, suffix], (title, end) => `${title}${end}`),
    };
  });
}

function combinationOf(subject: Subject, format: Format): Combination {
  return {
    subject,
    format,
    title: combineTexts([subject.title, format.name], (what, how) => `${what}: ${how}`),
  };
}

function suits(subject: Subject, format: Format): boolean {
  return !format.kinds || format.kinds.includes(subject.kind);
}

function rank({ subject, format }: Combination): number {
  return fingerprint(`${subject.key} ${format.key}`);
}

function whereAndWhen(round: number, firstYear: number): Five {
  const year = firstYear + Math.floor(round / editionPlaces.length);
  return combineTexts([placeNames[pick(editionPlaces, round)]], (place) => ` (${place}, ${year})`);
}

function editionText(round: number): Five {
  const edition = round + 2;
  return [
    `, ${edition}. udgave`,
    `, edition ${edition}`,
    `, utgåva ${edition}`,
    `, utgåve ${edition}`,
    `, wydanie ${edition}`,
  ];
}
