import type { ContentType } from '../domain/home/content-types';
import type { Block } from './block';
import { channel } from './channel/channel';
import { continueWhereYouLeft } from './continue-where-you-left/continue-where-you-left';
import { customList } from './custom-list/custom-list';
import { expiredActivities } from './expired-activities/expired-activities';
import { inTargetGroup } from './in-target-group/in-target-group';
import { mandatoryForYou } from './mandatory-for-you/mandatory-for-you';
import { manualLearningSpace } from './manual-learning-space/manual-learning-space';
import { myActivities } from './my-activities/my-activities';
import { myInterests } from './my-interests/my-interests';
import { myPlans } from './my-plans/my-plans';
import { mySkillResponsibility } from './my-skill-responsibility/my-skill-responsibility';
import { news } from './news/news';
import { newsAndPracticalInformation } from './news-and-practical-information/news-and-practical-information';
import { practicalInformation } from './practical-information/practical-information';
import { searchbar } from './searchbar/searchbar';
import { spaceBlock } from './space-block/space-block';
import { textBlock } from './text-block/text-block';

/** All kinds of blocks, by content type. @see R-HOME-003 */
export const blocks: Record<ContentType, Block> = {
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
  TextBlock: textBlock,
  SpaceBlock: spaceBlock,
  MyPlans: myPlans,
  Searchbar: searchbar,
};
