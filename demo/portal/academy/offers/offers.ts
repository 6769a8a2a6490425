import type { Offer } from '../../catalog-format';
import { pictureId } from '../../gallery/subject-scenes';
import { type Day, addDays } from '../calendar';
import { type Season, makeClasses, seasonOf } from './classes';
import { type Combination, furtherCombinations, ownCombinations } from './combinations';
import { describe } from './descriptions';
import { textOf } from '../five';
import { fingerprint } from '../fingerprint';
import { mediaOf } from './media';
import { specialOffers, specialScenes } from '../special-offers/special-offers';
import { tagId } from '../tags/tags';

const FIRST_OFFER_ID = 1001;
/** The academy's own offers; fewer than these would leave lists and people without what they point at. */
export const ownOfferCount = 320;
/** One in so many has no picture, is archived, is in the target group, has no signup. */
const EVERY = {
  withoutPicture: 16,
  archived: 26,
  inTargetGroup: 6,
  withoutSignup: 13,
  courseInfo: 11,
} as const;
const OLDEST_DAYS = 200;

/** An offer and the subject that it belongs to, by which its materials are found. */
export interface SubjectOffer {
  subject: string;
  offer: Offer;
}

/** The offers of the catalog, so many and never fewer than the academy's own (R-ENTITY-053). */
export function makeOffers(today: Day, items: number): SubjectOffer[] {
  const season = seasonOf(today);
  const own = ownCombinations();
  const further = furtherCombinations(Math.max(items - ownOfferCount, 0), Number(today.slice(0, 4)));
  return [
    ...specialOffers(today, season).map((offer, index) => ({
      subject: 'special',
      offer: { ...numbered(index, specialScenes[index] ?? 'elmvik', true), ...offer },
    })),
    ...[...own, ...further].map((combination, index) => {
      const position = index + ownOfferCount - own.length;
      return { subject: combination.subject.key, offer: makeOffer(combination, position, { today, season }) };
    }),
  ];
}

function makeOffer(combination: Combination, index: number, when: { today: Day; season: Season }): Offer {
  const { subject, format, title } = combination;
  const isTaught = Boolean(format.mostClasses);
  const media = mediaOf(format.type, `${format.key} ${subject.key}`);
  const classes = makeClasses({ index, format, area: subject.area, season: when.season });
  return {
    ...numbered(index, subject.key),
    type: format.type,
    title: textOf(title),
    description: textOf(describe(combination, index)),
    ...(index % 3 === 0 ? { author: 'Elmvik Academy' } : {}),
    tags: tagsOf(combination, index),
    ...(isTaught
      ? { classes }
      : { date: addDays(when.today, -(fingerprint(`date ${index}`) % OLDEST_DAYS)) }),
    ...(media ? { media } : {}),
    ...(format.type === 'plan' ? { parts: 3 + (index % 6) } : {}),
    ...flagsOf(combination, index),
  };
}

function numbered(
  index: number,
  scene: string,
  hasPicture = index % EVERY.withoutPicture !== EVERY.withoutPicture - 1,
): Pick<Offer, 'id' | 'imageId'> {
  return {
    id: String(FIRST_OFFER_ID + index),
    ...(hasPicture ? { imageId: pictureId(scene, FIRST_OFFER_ID + index) } : {}),
  };
}

function tagsOf({ subject, format }: Combination, index: number): string[] {
  const languages = [
    'danish',
    'danish',
    'danish',
    'english',
    'danish',
    'swedish',
    'danish',
    'norwegian',
    'polish',
  ] as const;
  return [
    tagId('area', subject.area),
    tagId('level', format.level),
    tagId('form', format.form),
    tagId('audience', subject.audience),
    tagId('language', languages[index % languages.length] ?? 'danish'),
    ...(subject.kind === 'digital' && format.form === 'oneToOne' ? [tagId('form', 'meeting')] : []),
  ];
}

function flagsOf({ subject, format }: Combination, index: number): Partial<Offer> {
  const isRequired = ['basic', 'refresher', 'eLearning', 'knowledgeTest'].includes(format.key);
  const isTaught = Boolean(format.mostClasses) || format.type === 'eLearning';
  return onlyTrue({
    isArchived: index < ownOfferCount && index % EVERY.archived === EVERY.archived - 1,
    isMandatory: Boolean(subject.isMandatory) && isRequired,
    isInTargetGroup: index % EVERY.inTargetGroup === 1,
    isWithoutSignup: isTaught && index % EVERY.withoutSignup === 0,
    alwaysSendToCourseInfoPage: isTaught && index % EVERY.courseInfo === 0,
  });
}

/** The flags that are set; the others are left out of the catalog. */
function onlyTrue(flags: Partial<Offer>): Partial<Offer> {
  return Object.fromEntries(Object.entries(flags).filter(([, isSet]) => isSet));
}
