import type { ItemType } from '../../domain/activities/item-types';
import type { Icon } from '../../ui/icons/create-icon';
import * as types from '../../ui/icons/activities/item-types';

/** The icon of each item type. */
export const typeIcons: Readonly<Record<ItemType, Icon>> = {
  course: types.Presentation,
  conference: types.Users,
  ticketScheme: types.Timer,
  timebooking: types.Timer,
  education: types.GraduationCap,
  conversation: types.MessagesSquare,
  eLearning: types.Laptop,
  video: types.Film,
  eDesigner: types.Laptop,
  moodle: types.Laptop,
  pdf: types.FileText,
  scorm: types.Laptop,
  audio: types.Headphones,
  externalLink: types.FileText,
  article: types.FileText,
  plan: types.Route,
  skill: types.GraduationCap,
};
