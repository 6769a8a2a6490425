import type { ItemType } from '../activities/item-types';

/** Which modules the portal has switched on. @see R-ENTITY-004 */
export type ModuleSettings = Readonly<Record<ModuleName, boolean>>;

export type ModuleName =
  | 'pointSystem'
  | 'ownRegistration'
  | 'targetGroups'
  | 'elearning'
  | 'conference'
  | 'ticketEvent'
  | 'timeBooking'
  | 'education'
  | 'conversation'
  | 'scorm'
  | 'video'
  | 'pdf'
  | 'moodle'
  | 'podcast'
  | 'edesigner'
  | 'externalLink'
  | 'armory';

/** The module of each item type. Types without a module are always available. @see R-VALID-039 A-062 */
const moduleOfType: Readonly<Record<ItemType, ModuleName | undefined>> = {
  course: undefined,
  article: undefined,
  plan: undefined,
  skill: undefined,
  conference: 'conference',
  ticketScheme: 'ticketEvent',
  timebooking: 'timeBooking',
  education: 'education',
  conversation: 'conversation',
  eLearning: 'elearning',
  video: 'video',
  eDesigner: 'edesigner',
  moodle: 'moodle',
  pdf: 'pdf',
  scorm: 'scorm',
  audio: 'podcast',
  externalLink: 'externalLink',
};

/** Returns the item types whose module is on, in the order of the type filter. @see R-VALID-039 A-062 */
export function availableTypes(modules: ModuleSettings): ItemType[] {
  const types = Object.keys(moduleOfType) as ItemType[];
  return types.filter((type) => {
    const module = moduleOfType[type];
    return module === undefined || modules[module];
  });
}
