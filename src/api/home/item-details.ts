import * as v from 'valibot';
import { compact } from '../../domain/compact';
import type { ItemDetails, Progress } from '../../domain/activities/item-details';
import { count, maybeText } from '../answers/fields';
import { responseObject } from '../answers/response-object';

/** The optional fields of an item with details. @see O-20 */
export const detailEntries = {
  startDate: maybeText,
  endDate: maybeText,
  deadline: maybeText,
  durationMinutes: count,
  location: maybeText,
  seatsLeft: count,
  price: maybeText,
  level: maybeText,
  progress: v.nullish(responseObject({ completed: count, total: count })),
  completed: count,
  total: count,
  completedCount: count,
  totalCount: count,
};

type DetailFields = v.InferOutput<v.ObjectSchema<typeof detailEntries, undefined>>;

/**
 * Returns the details of a response, or undefined if it has none. Progress may be an object or one of two pairs of
 * numbers.
 * @see O-20
 */
export function detailsOf(response: DetailFields): ItemDetails | undefined {
  const { startDate, endDate, deadline, durationMinutes, location, seatsLeft, price, level } = response;
  const details: ItemDetails = compact({
    startDate,
    endDate,
    deadline,
    durationMinutes,
    location,
    seatsLeft,
    price,
    level,
    progress: progressOf(response),
  });
  return Object.keys(details).length > 0 ? details : undefined;
}

function progressOf({ progress, ...response }: DetailFields): Progress | undefined {
  const completed = progress?.completed ?? response.completed ?? response.completedCount;
  const total = progress?.total ?? response.total ?? response.totalCount ?? 0;
  return completed === undefined || total <= 0 ? undefined : { completed, total };
}
