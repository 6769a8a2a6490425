import type { ItemDetails } from '../activities/item-details';
import type { ItemType } from '../activities/item-types';
import type { ResultItem } from '../search/result-item';
import { isoDate, isoDuration } from './iso-time';
import { schemaObject } from './schema-object';
import type { CourseInstanceObject } from './schema-types';

/** The item's type and the portal's time zone. */
interface InstanceContext {
  type: ItemType;
  timeZone: string;
}

/** Returns the next class of a result, or undefined if it has no class or no date. @see R-ENTITY-046 */
export function instanceOfResult(
  { type, classId, className, date }: ResultItem,
  timeZone: string,
): CourseInstanceObject | undefined {
  if (!classId) return undefined;
  return schemaObject<CourseInstanceObject>({
    '@type': 'CourseInstance',
    name: className,
    startDate: isoDate(date, timeZone),
    courseMode: courseMode(type),
  });
}

/** Returns the class that the details of a card describe, or undefined if they contain no date. @see O-20 */
export function instanceOfDetails(
  details: ItemDetails,
  { type, timeZone }: InstanceContext,
): CourseInstanceObject | undefined {
  return schemaObject<CourseInstanceObject>({
    '@type': 'CourseInstance',
    startDate: isoDate(details.startDate, timeZone),
    endDate: isoDate(details.endDate, timeZone),
    duration: isoDuration((details.durationMinutes ?? 0) * 60),
    courseMode: courseMode(type),
    location: details.location?.trim(),
  });
}

/** Only the type of e-learning says where it takes place. The location of a class can be a room or an online meeting. */
const courseMode = (type: ItemType): 'Online' | undefined => (type === 'eLearning' ? 'Online' : undefined);
