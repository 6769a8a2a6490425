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

/** Plans, skills and learning spaces: their lists say what they are. */
const named = (texts: SampleTexts) =>
  five((number, type) => ({ id: `sample-${number}`, name: nameOf(texts, type, number) }));

/** Events that carry all that their card shows, so that none is looked up. */
const events = (texts: SampleTexts) =>
  named(texts).map((one) => ({ id: one.id, eventType: 6, dataJson: JSON.stringify(one) }));

const skillSamples = 3;

/** What blocks ask, and what their cards and dialogs ask in turn (R-OTHER-012, A-034). */
export const blockSamples: Samples = {
  myActivities: activities,
  allUserActivities: (texts) => ({ userActivities: activities(texts) }),
  targetGroups: activities,
  expiredAlmostExpired: activities,
  myInterests: activities,
  myPlans: named,
  // One block shows both, and has five samples as the others.
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
