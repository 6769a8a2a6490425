import type { ItemType } from '../../domain/activities/item-types';
import type { Icon } from '../../ui/icons/create-icon';
import * as types from '../../ui/icons/types/item-types';

/** The icon of each item type. */
export const typeIcons: Readonly<Record<ItemType, Icon>> = {
  course: types.Presentation,
  conference: types.Users,
  ticketScheme: types.Ticket,
  timebooking: types.Timer,
  education: types.GraduationCap,
  conversation: types.MessagesSquare,
  eLearning: types.Laptop,
  video: types.Film,
  eDesigner: types.Laptop,
  moodle: types.Laptop,
  pdf: types.FileText,
  scorm: types.Package,
  audio: types.Headphones,
  externalLink: types.SquareArrow,
  article: types.Newspaper,
  plan: types.Route,
  skill: types.BadgeCheck,
};
