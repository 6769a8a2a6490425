/** The activity type codes of the API. @see R-ENTITY-051 */
export const activityCodes = {
  History: -1,
  Activity: 100,
  Course: 101,
  ELearning: 102,
  Conference: 103,
  TicketScheme: 104,
  TimeBooking: 105,
  Education: 106,
  Conversation: 107,
  Media: 200,
  SCORM: 201,
  Video: 202,
  PDF: 203,
  Moodle: 204,
  Audio: 205,
  EDesigner: 206,
  ExternalLink: 207,
  User: 300,
  Article: 400,
} as const satisfies Record<string, number>;

type ItemTypeRow = { code?: number; kind?: ActivityKind };

/** The category under which an activity is administered. @see R-ENTITY-054 */
export type ActivityKind = 'Course' | 'Skill' | 'Plan';

/** Each item type with its code and kind. The API identifies plans and skills by name only. @see R-ENTITY-053 */
const itemTypeRows = {
  course: { code: activityCodes.Course, kind: 'Course' },
  conference: { code: activityCodes.Conference, kind: 'Course' },
  ticketScheme: { code: activityCodes.TicketScheme, kind: 'Course' },
  timebooking: { code: activityCodes.TimeBooking, kind: 'Course' },
  education: { code: activityCodes.Education, kind: 'Course' },
  conversation: { code: activityCodes.Conversation, kind: 'Course' },
  eLearning: { code: activityCodes.ELearning, kind: 'Course' },
  video: { code: activityCodes.Video },
  eDesigner: { code: activityCodes.EDesigner },
  moodle: { code: activityCodes.Moodle },
  pdf: { code: activityCodes.PDF },
  scorm: { code: activityCodes.SCORM },
  audio: { code: activityCodes.Audio },
  externalLink: { code: activityCodes.ExternalLink },
  article: { code: activityCodes.Article },
  plan: { kind: 'Plan' },
  skill: { kind: 'Skill' },
} as const satisfies Record<string, ItemTypeRow>;

export type ItemType = keyof typeof itemTypeRows;

export const itemTypes = Object.keys(itemTypeRows) as ItemType[];

/**
 * Returns the item type for a code or, ignoring case, a name. Throws an error that names the value if it is unknown.
 * @see R-ENTITY-052 A-056
 */
export function itemTypeOf(value: string | number): ItemType {
  const sought = String(value).trim().toLowerCase();
  const found = itemTypes.find(
    (type) => type.toLowerCase() === sought || codeOfItemType(type)?.toString() === sought,
  );
  if (!found) throw new Error(`Cannot map item type "${value}"`);
  return found;
}

/** Returns the code of an item type for requests, or undefined if the type has none. @see A-062 */
export function codeOfItemType(type: ItemType): number | undefined {
  const row: ItemTypeRow = itemTypeRows[type];
  return row.code;
}

/** Returns whether an item type is a course, a skill or a plan. Media and articles have no kind. @see R-ENTITY-054 */
export function activityKindOf(type: ItemType): ActivityKind | undefined {
  const row: ItemTypeRow = itemTypeRows[type];
  return row.kind;
}
