import { ICalCalendar, type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { Offer, Participation, Person } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import { kindOf } from '../catalog/offer-kinds';
import { textIn } from '../catalog/text';
import { isCourseType } from '../course/course-words';
import { zonedTime } from './zoned-time';

interface FeedOptions {
  catalog: LoadedCatalog;
  origin: string;
  now: Date;
}

const minuteMs = 60_000;
const hoursBetweenVisits = 6;

/** The dates of a person as a calendar that an application subscribes to (O-26). */
export function calendarFeed(person: Person, options: FeedOptions): string {
  const { catalog } = options;
  const calendar = new ICalCalendar({
    prodId: { company: 'lp-catalog', product: 'reference-portal' },
    name: textIn(catalog.source.name, person.culture),
    ttl: hoursBetweenVisits * 60 * 60,
  });
  for (const participation of person.participations) {
    const offer = catalog.offers.get(participation.offerId);
    if (offer !== undefined) addEvent(calendar, { offer, participation, person }, options);
  }
  return calendar.toString();
}

interface OwnDate {
  offer: Offer;
  participation: Participation;
  person: Person;
}

/** The date of an archived offer is over, and media have none. */
function addEvent(calendar: ICalCalendar, own: OwnDate, { catalog, origin, now }: FeedOptions): void {
  const { offer, participation, person } = own;
  const when = periodOf(own, catalog);
  if (when === undefined || offer.isArchived === true || kindOf(offer.type).isMedia) return;
  const { offerClass } = catalog.classes.get(participation.classId ?? '') ?? {};
  const named = (text: Parameters<typeof textIn>[0]) => textIn(text, person.culture);
  const title = named(offer.title);
  const changed = new Date(participation.changed);
  const url = isCourseType(offer.type)
    ? `${origin}/course-choice?id=${encodeURIComponent(offer.id)}`
    : origin;
  calendar.createEvent({
    // The file that the elements write has the same id, which contains neither a text nor a date.
    id: [offer.type, offer.id, offerClass?.id].filter(Boolean).join('-'),
    sequence: Math.floor(changed.getTime() / minuteMs),
    stamp: now,
    lastModified: changed,
    ...when,
    ...(isLong(when) && { transparency: ICalEventTransparency.TRANSPARENT }),
    summary: offerClass === undefined ? title : `${title}: ${named(offerClass.name)}`,
    description: `${named(offer.description)}\n${url}`,
    ...(offerClass?.place === undefined ? {} : { location: named(offerClass.place) }),
    url,
  });
}

interface Period extends Pick<ICalEventData, 'allDay' | 'timezone'> {
  start: Date;
  end?: Date;
}

/** Whether an event lasts a day or longer. Its person stays free for meetings. */
const isLong = ({ start, end = start }: Period) => end.getTime() - start.getTime() >= 24 * 60 * minuteMs;

function periodOf({ offer, participation }: OwnDate, catalog: LoadedCatalog): Period | undefined {
  const { timeZone } = catalog.source;
  const { offerClass } = catalog.classes.get(participation.classId ?? '') ?? {};
  const start = offerClass?.start ?? offer.date;
  if (start === undefined) return undefined;
  if (!start.includes('T')) return wholeDay(start);
  const end = offerClass === undefined ? undefined : zonedTime(offerClass.end, timeZone);
  return { start: zonedTime(start, timeZone), ...(end && { end }) };
}

function wholeDay(day: string): Period {
  const start = new Date(`${day}T00:00Z`);
  return { start, end: new Date(start.getTime() + 24 * 60 * minuteMs), allDay: true, timezone: 'UTC' };
}
