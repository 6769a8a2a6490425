/** What somebody left and can continue with, in the order of its numbers (R-ENTITY-041, A-041). */
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

/** Reads an event type by number or by name in any case; the numbers rule over the order of the names (R-ENTITY-040, R-ENTITY-041, A-041). */
export function readEventType(value: string | number): EventType | undefined {
  const sought = String(value).trim().toLowerCase();
  return eventTypes.find((type, number) => String(number) === sought || type.toLowerCase() === sought);
}
