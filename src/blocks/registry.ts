import type { ContentType } from '../domain/content/content-types';
import type { Block } from './block';
import { customList } from './custom-list/custom-list';
import { inTargetGroup } from './in-target-group/in-target-group';
import { myActivities } from './my-activities/my-activities';
import { myInterests } from './my-interests/my-interests';
import { news } from './news/news';
import { searchbar } from './searchbar/searchbar';
import { textBlock } from './text-block/text-block';

/** Every kind of block that can be drawn; a configured block of another kind is left out. */
export const blocks: Partial<Record<ContentType, Block>> = {
  MyActivities: myActivities,
  MyInterests: myInterests,
  News: news,
  CustomList: customList,
  InTargetGroup: inTargetGroup,
  TextBlock: textBlock,
  Searchbar: searchbar,
};
