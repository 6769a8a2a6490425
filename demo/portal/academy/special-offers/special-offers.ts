import type { Offer } from '../../catalog-format';
import { type Day, addDays } from '../calendar';
import { type Season, makeClasses } from '../offers/classes';
import { courseFormats } from '../formats/course-formats';
import { textOf } from '../five';
import { mediaOf } from '../offers/media';
import type { SpecialText } from './special-text';
import { specialTexts } from './special-texts';
import { tagId } from '../tags/tags';

const [basicFormat] = courseFormats;
const PLAN_PARTS = 6;

/** The scenes of the pictures of the offers below, in their order. */
export const specialScenes = [
  'induction',
  'work-environment',
  'induction',
  'gdpr',
  'induction',
  'library',
  'polish',
  'lorry-licence',
  'csharp',
  'cloudburst',
] as const;

/** Offers outside the table: very long, in other scripts, with signs in the title (O-9). */
export function specialOffers(today: Day, season: Season): Omit<Offer, 'id' | 'imageId'>[] {
  return specialTexts.map((text, index) => ({
    type: text.type,
    title: typeof text.title === 'string' ? text.title : textOf(text.title),
    description: typeof text.description === 'string' ? text.description : textOf(text.description),
    ...(text.language ? { language: text.language } : {}),
    ...(text.isMandatory ? { isMandatory: true } : {}),
    tags: [
      tagId('area', text.area),
      tagId('level', 'allLevels'),
      tagId('audience', 'everyone'),
      tagId('language', text.language ? 'other' : 'danish'),
    ],
    ...whenAndWhat(text, index, { today, season }),
  }));
}

function whenAndWhat(
  { type, area }: SpecialText,
  index: number,
  when: { today: Day; season: Season },
): Partial<Offer> {
  if (basicFormat && (type === 'course' || type === 'conference')) {
    return { classes: makeClasses({ index, format: basicFormat, area, season: when.season }) };
  }
  const media = mediaOf(type, `special ${index}`);
  return {
    date: addDays(when.today, -index),
    ...(media ? { media } : {}),
    ...(type === 'plan' ? { parts: PLAN_PARTS } : {}),
  };
}
