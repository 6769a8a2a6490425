/**
 * The activities that a person can continue. The index of each entry is its number in the API.
 * @see R-ENTITY-041 A-041
 */
const eventTypes = [
  'GroupRoomVisit',
  'MediaOnCatalog',
  'MediaOnClass',
  'MediaOnCourse',
  'SkillOnCatalog',
  'PlanOnCatalog',
  'LearningSpaceOnCatalog',
] as const;

export type EventType = (typeof eventTypes)[number];

/**
 * Parses an event type from its number or, ignoring case, from its name. Where the two documented orders differ, the
 * numbers decide.
 * @see R-ENTITY-040 R-ENTITY-041 A-041
 */
export function readEventType(value: string | number): EventType | undefined {
  const sought = String(value).trim().toLowerCase();
  return eventTypes.find((type, number) => String(number) === sought || type.toLowerCase() === sought);
}
