import type { LearningSpace } from '../../catalog-format';
import { textOf } from '../five';
import { pictureId } from '../../gallery/subject-scenes';
import { fingerprint } from '../fingerprint';
import { learningSpaceTexts } from './learning-space-texts';
import { pick } from '../pick';

/** In the order of the texts. */
const spaceScenes = [
  'dementia',
  'new-leader',
  'excel',
  'outdoor-nursery',
  'plain-language',
  'winter-service',
  'first-aid',
  'reading',
  'procurement',
  'csharp',
  'volunteers',
  'polish',
  'fire-safety',
  'digital-helpers',
] as const;

const FIRST_ID = 9001;
const FEWEST_MEMBERS = 6;
const MEMBER_CHOICES = 140;
const EVERY_WITHOUT_PICTURE = 7;

/** The learning spaces: groups of colleagues who learn together (R-ENTITY-033). */
export function makeLearningSpaces(): LearningSpace[] {
  return learningSpaceTexts.map(({ name, about }, index) => ({
    id: String(FIRST_ID + index),
    name: textOf(name),
    description: textOf(about),
    members: FEWEST_MEMBERS + (fingerprint(`space ${index}`) % MEMBER_CHOICES),
    ...(index % EVERY_WITHOUT_PICTURE === 0 && index > 0
      ? {}
      : { imageId: pictureId(pick(spaceScenes, index), `space-${index}`) }),
  }));
}
