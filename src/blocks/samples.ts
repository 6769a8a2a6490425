import type { BlockSamples, SamplesOfKinds } from '../api/sample/block-samples';
import { sample as channel } from './channel/sample';
import { sample as continueWhereYouLeft } from './continue-where-you-left/sample';
import { sample as customList } from './custom-list/sample';
import { sample as expiredActivities } from './expired-activities/sample';
import { sample as inTargetGroup } from './in-target-group/sample';
import { sample as mandatoryForYou } from './mandatory-for-you/sample';
import { sample as manualLearningSpace } from './manual-learning-space/sample';
import { sample as myActivities } from './my-activities/sample';
import { sample as myInterests } from './my-interests/sample';
import { sample as myPlans } from './my-plans/sample';
import { sample as mySkillResponsibility } from './my-skill-responsibility/sample';
import { sample as news } from './news/sample';
import { sample as newsAndPracticalInformation } from './news-and-practical-information/sample';
import { sample as practicalInformation } from './practical-information/sample';

/** For kinds that make no calls. */
const noSamples: BlockSamples = { answers: {} };

/**
 * The samples of all kinds of blocks. They are not in the registry, because only previews load them.
 * @see R-OTHER-012 A-034
 */
export const samples: SamplesOfKinds = {
  CustomList: customList,
  Channel: channel,
  MyActivities: myActivities,
  News: news,
  PracticalInformation: practicalInformation,
  NewsAndPracticalInformation: newsAndPracticalInformation,
  ExpiredOrNearExpiredActivities: expiredActivities,
  ContinueWhereYouLeft: continueWhereYouLeft,
  MandatoryForYou: mandatoryForYou,
  InTargetGroup: inTargetGroup,
  ManualLearningSpace: manualLearningSpace,
  MyInterests: myInterests,
  MySkillResponsibility: mySkillResponsibility,
  TextBlock: noSamples,
  SpaceBlock: noSamples,
  MyPlans: myPlans,
  Searchbar: noSamples,
};
