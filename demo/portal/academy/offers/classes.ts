import type { OfferClass } from '../../catalog-format';
import { type Day, addDays, springFridays, weekdayOf, workday } from '../calendar';
import { type Place, type WeekTime, placeNames } from '../tags/class-tag-names';
import { type Five, combineTexts, textOf } from '../five';
import { fingerprint } from '../fingerprint';
import type { Format } from '../formats/format';
import { pick } from '../pick';
import type { Area } from '../subjects/subject';
import { tagId } from '../tags/tags';

/** Days before and after today between which classes start. */
const EARLIEST_DAYS = -60;
const LATEST_DAYS = 300;
const SEASON_DAYS = LATEST_DAYS - EARLIEST_DAYS;
const DAYS_BETWEEN_CLASSES = 47;
const FIRST_CLASS_ID = 700_000;
const MOST_CLASSES = 10;
const FEWEST_SEATS = 8;
const SEAT_CHOICES = 17;

const className: Five = ['Hold', 'Class', 'Grupp', 'Gruppe', 'Grupa'];
const placesOfArea: Partial<Record<Area, readonly Place[]>> = {
  technical: ['depot', 'harbour'],
  safety: ['fireStation', 'depot', 'north'],
  it: ['online', 'townHall', 'library'],
};
const otherPlaces: readonly Place[] = ['townHall', 'library', 'north', 'south', 'harbour', 'online'];
const weekdays: readonly WeekTime[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** Times of day of a class that lasts a day, half a day or a talk. */
const hours = {
  day: ['09:00', '15:30'],
  morning: ['08:30', '12:00'],
  evening: ['17:00', '19:30'],
  talk: ['13:00', '13:45'],
} as const;

/** What the classes of one offer depend on. */
export interface ClassPlan {
  /** Place of the offer in the catalog; the classes' ids follow from it. */
  index: number;
  format: Format;
  area: Area;
  season: Season;
}

/** The days on which classes can start: the first of them, and the Fridays in spring among them. */
export interface Season {
  first: Day;
  fridays: readonly Day[];
}

/** The season around a day: 60 days back and 300 ahead. */
export function seasonOf(today: Day): Season {
  const first = addDays(today, EARLIEST_DAYS);
  return { first, fridays: springFridays(first, SEASON_DAYS) };
}

/** The classes of an offer, between 60 days ago and 300 days ahead, on working days (O-16). */
export function makeClasses(plan: ClassPlan): OfferClass[] {
  const { mostClasses } = plan.format;
  if (!mostClasses) return [];
  const count = 1 + (fingerprint(`classes ${plan.index}`) % mostClasses);
  return Array.from({ length: count }, (_, number) => makeClass(plan, number));
}

function makeClass(plan: ClassPlan, number: number): OfferClass {
  const chance = fingerprint(`class ${plan.index} ${number}`);
  const day = startDay(plan, number, chance);
  const place = pick(placesOfArea[plan.area] ?? otherPlaces, plan.index + number);
  const time = timeOf(plan.format, chance);
  const [from, to] = hours[time];
  const weekday = pick(weekdays, weekdayOf(day) - 1);
  return {
    id: String(FIRST_CLASS_ID + plan.index * MOST_CLASSES + number),
    name: textOf(
      combineTexts([className, placeNames[place]], (word, where) => `${word} ${number + 1}, ${where}`),
    ),
    start: `${day}T${from}:00`,
    end: `${lastDay(day, plan.format)}T${to}:00`,
    place: textOf(placeNames[place]),
    ...seatsOf(plan.format, chance),
    tags: [
      tagId('place', place),
      tagId('weekTime', weekday),
      ...(time === 'evening' ? [tagId('weekTime', 'evening')] : []),
    ],
  };
}

function startDay({ index, season, format }: ClassPlan, number: number, chance: number): Day {
  if (format.key === 'education' || chance % 7 === 0) return pick(season.fridays, index + number);
  const offset = (fingerprint(`day ${index}`) + number * DAYS_BETWEEN_CLASSES) % (SEASON_DAYS - 1);
  return workday(addDays(season.first, offset));
}

function lastDay(day: Day, { days = 1 }: Format): Day {
  return days === 1 ? day : workday(addDays(day, days - 1));
}

function timeOf(format: Format, chance: number): keyof typeof hours {
  if (format.type === 'timebooking') return 'talk';
  if (format.key === 'halfDay' || format.key === 'refresher') return 'morning';
  return chance % 9 === 0 ? 'evening' : 'day';
}

function seatsOf(
  format: Format,
  chance: number,
): Pick<OfferClass, 'seats' | 'seatsTaken' | 'hasWaitingList'> {
  const seats = format.type === 'timebooking' ? 1 : FEWEST_SEATS + (chance % SEAT_CHOICES);
  if (chance % 10 === 0) return { seats, seatsTaken: seats, hasWaitingList: true };
  if (chance % 10 === 1) return { seats, seatsTaken: seats };
  return { seats, seatsTaken: (chance >>> 8) % seats };
}
