import type { Operation } from '../http/endpoints';
import { five, nameOf } from './sample-rows';
import type { SampleTexts } from './sample-texts';

export type Samples = Partial<Record<Operation, (texts: SampleTexts) => unknown>>;

const activities = (texts: SampleTexts) =>
  five((number, type) => ({
    elementId: `sample-${number}`,
    name: nameOf(texts, type, number),
    description: texts.description,
    type,
    status: 'USES',
  }));

const posts = (texts: SampleTexts) =>
  five((number) => ({
    id: `sample-${number}`,
    title: `${texts.news} ${number}`,
    appetizer: texts.description,
  }));

/** Samples of plans, skills and learning spaces. Their entries need no type because each list contains only one. */
const named = (texts: SampleTexts) =>
  five((number, type) => ({ id: `sample-${number}`, name: nameOf(texts, type, number) }));

/** Samples of events that contain all data of their cards, so that none causes another request. @see A-041 */
const events = (texts: SampleTexts) =>
  named(texts).map((one) => ({ id: one.id, eventType: 6, dataJson: JSON.stringify(one) }));

const skillSamples = 3;

/** The responses for the requests of blocks, and of their cards and dialogs. @see R-OTHER-012 A-034 */
export const blockSamples: Samples = {
  myActivities: activities,
  allUserActivities: (texts) => ({ userActivities: activities(texts) }),
  targetGroups: activities,
  expiredAlmostExpired: activities,
  myInterests: activities,
  myPlans: named,
  // One block shows both types. Together they have five samples, like the other blocks.
  mySkillResponsibility: (texts) => named(texts).slice(0, skillSamples),
  myPlanResponsibility: (texts) => named(texts).slice(skillSamples),
  manualLearningSpace: named,
  catalogPosts: posts,
  channelPosts: posts,
  continueWhereYouLeft: events,
  nextUp: () => ({}),
  latestCertificate: () => ({}),
  latestListItem: () => ({}),
  lastPlayedMedia: (texts) => ({ name: nameOf(texts, 102, 1) }),
  groupRoomInfo: () => ({ data: {} }),
  courseInfo: () => ({ data: {} }),
  interestTags: (texts) =>
    five((number) => ({
      tagId: `sample-${number}`,
      name: `${texts.interest} ${number}`,
      isSelected: number < 3,
    })),
  customElementsOrder: () => ({ data: [] }),
  favouriteInfo: () => ({ data: [] }),
};
