import type { TextKey } from '../text-key';
import type { ItemType } from './item-types';

/** The label of each item type, on cards and in the type filter. @see R-ENTITY-053 */
export const itemTypeLabels = {
  course: 'TYPE_COURSE',
  conference: 'TYPE_CONFERENCE',
  ticketScheme: 'TYPE_TICKET_SCHEME',
  timebooking: 'TYPE_TIME_BOOKING',
  education: 'TYPE_EDUCATION',
  conversation: 'TYPE_CONVERSATION',
  eLearning: 'TYPE_ELEARNING',
  video: 'TYPE_VIDEO',
  eDesigner: 'TYPE_EDESIGNER',
  moodle: 'TYPE_MOODLE',
  pdf: 'TYPE_PDF',
  scorm: 'TYPE_SCORM',
  audio: 'TYPE_AUDIO',
  externalLink: 'TYPE_EXTERNAL_LINK',
  article: 'TYPE_ARTICLE',
  plan: 'TYPE_PLAN',
  skill: 'TYPE_SKILL',
} as const satisfies Record<ItemType, TextKey>;

/** Returns the type label of a card, or undefined if the type of the item is unknown. @see R-ENTITY-053 */
export function typeLabel(item: {
  type?: ItemType | undefined;
  isLearningSpace?: boolean | undefined;
}): TextKey | undefined {
  if (item.isLearningSpace) return 'TYPE_LEARNING_SPACE';
  return item.type && itemTypeLabels[item.type];
}
