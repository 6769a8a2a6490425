import { filteredActivities } from '../../api/activities/my-activities';
import { calendarEvent, type CalendarEvent } from '../../domain/dates/calendar-event';
import type { HomeItem } from '../../domain/home/home-item';
import { firstPage, maxPages, pageSize } from '../../domain/limits';
import { isMediaType } from '../../domain/media/media-types';
import { clickTarget, type ClickTarget } from '../../domain/navigation/click-target';
import { noChoices } from '../../domain/search/search-choices';
import { hasMoreAfter } from '../../domain/see-all/paging';
import { absoluteHref } from '../navigation/navigation';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { saveCalendarFile } from './calendar-file';

interface DatesOptions {
  /** The name of the file. */
  name: string;
  /** Returns the address that opens a target. */
  addressOf: (target: ClickTarget) => string | undefined;
}

/**
 * Downloads a calendar file with the dates of all activities of the person, whatever filters are chosen. Returns the
 * number of dates. Without dates, it downloads nothing.
 * @see O-26
 */
export async function saveAllDates(portal: Portal, { name, addressOf }: DatesOptions): Promise<number> {
  const { timeZone } = currentApi(portal);
  const { environment } = portal;
  const events = new Map<string, CalendarEvent>();
  for (const item of await allActivities(portal)) {
    // The date of media is the day on which they were published.
    if (item.type !== undefined && isMediaType(item.type)) continue;
    const href = addressOf(clickTarget(item));
    const event = calendarEvent(
      { ...item, ...item.details, title: item.name },
      { timeZone, href: href && absoluteHref({ portal }, href) },
    );
    if (event) events.set(event.uid, event);
  }
  if (events.size > 0) saveCalendarFile([...events.values()], { name, now: new Date(environment.now()) });
  return events.size;
}

/** Fetches all pages. Stops at a page that brings nothing new, because its server ignores the page number. */
async function allActivities(portal: Portal): Promise<HomeItem[]> {
  const all = new Map<string, HomeItem>();
  for (let page = firstPage; page < maxPages; page += 1) {
    const before = all.size;
    const { items, received } = await filteredActivities(currentApi(portal), {
      choices: noChoices,
      page,
      size: pageSize,
    });
    for (const item of items) all.set(JSON.stringify([item.type, item.id, item.classId]), item);
    if (!hasMoreAfter(received) || all.size === before) break;
  }
  return [...all.values()];
}
