import ICAL from 'ical.js';
import { describe, expect, it, vi } from 'vitest';
import type { CalendarEvent } from '../../../src/domain/dates/calendar-event';
import { calendarText, saveCalendarFile } from '../../../src/state/activities/calendar-file';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../src/browser/save-file', () => ({ saveFile }));
vi.stubGlobal('document', {});

const now = new Date('2026-01-05T10:00:00Z');
const event: CalendarEvent = {
  uid: 'course-9-4',
  title: 'First aid: Class 1',
  description: 'Bring lunch',
  location: 'Hall B',
  href: 'https://portal.example/course-choice?id=9&classId=4',
  start: new Date('2026-03-29T07:30:00Z'),
  end: new Date('2026-03-29T14:00:00Z'),
  isAllDay: false,
};
const textOf = (fields: Partial<CalendarEvent>, at = now) => calendarText([{ ...event, ...fields }], at);
const lines = (fields: Partial<CalendarEvent>) => textOf(fields).split('\r\n');
const octets = (line: string) => new TextEncoder().encode(line).length;

/** Reads a file with a strict parser, which throws on a file that breaks the grammar. */
const parsed = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar
    .getAllSubcomponents('vevent')
    .map((found) => new ICAL.Event(found, { strictExceptions: true }));
};

const nasty = [
  ['separators', 'a,b;c\\d:e"f'],
  ['a backslash before n', 'C:\\new\\network'],
  ['all line breaks', 'one\ntwo\r\nthree\n\nfour'],
  ['Polish letters', 'Zażółć gęślą jaźń '.repeat(12)],
  ['one long word', 'Arbejdsmarkedsuddannelse'.repeat(20)],
  ['a line of the format', 'x\nEND:VEVENT\nBEGIN:VALARM'],
  ['text from right to left', 'مرحبا بالعالم '.repeat(10)],
  ['joined emoji', '👩‍🚒👨‍👩‍👧‍👦🏳️‍🌈'.repeat(12)],
  ['only spaces inside', `a${' '.repeat(200)}b`],
] as const;

describe('a calendar file', () => {
  it('has the times of an event in UTC, its place, address and id [O-16]', () => {
    const found = lines({});
    expect(found).toContain('DTSTART:20260329T073000Z');
    expect(found).toContain('DTEND:20260329T140000Z');
    expect(found).toContain('LOCATION:Hall B');
    expect(found).toContain('UID:course-9-4');
    expect(found).toContain('DTSTAMP:20260105T100000Z');
    expect(textOf({}).replace(/\r\n /g, '')).toContain(`URL;VALUE=URI:${event.href}\r\n`);
  });

  it('covers whole days when the event has no time', () => {
    const [start, end] = [new Date('2026-02-28T00:00:00Z'), new Date('2026-03-01T00:00:00Z')];
    const found = lines({ start, end, isAllDay: true });
    expect(found).toContain('DTSTART;VALUE=DATE:20260228');
    expect(found).toContain('DTEND;VALUE=DATE:20260301');
  });

  it('leaves a person free for meetings during an event of a day or longer', () => {
    const end = new Date('2026-04-29T14:00:00Z');
    expect(lines({ end })).toContain('TRANSP:TRANSPARENT');
    expect(lines({})).not.toContain('TRANSP:TRANSPARENT');
  });

  it('replaces the events of an earlier file: the same id, a higher sequence', () => {
    const [before] = parsed(textOf({}));
    const later = { start: new Date('2026-04-01T07:30:00Z'), end: new Date('2026-04-01T08:00:00Z') };
    const [after] = parsed(textOf({ ...later, title: 'Moved' }, new Date('2026-01-05T10:01:00Z')));
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    expect(after?.sequence).toBeLessThan(2 ** 31);
  });

  it('has one event for each date', () => {
    const found = parsed(calendarText([event, { ...event, uid: 'course-10' }], now));
    expect(found.map(({ uid }) => uid)).toEqual(['course-9-4', 'course-10']);
  });

  it.each(nasty)('gives %s back unchanged to a strict parser', (_, text) => {
    const file = textOf({ title: text, description: text, location: text });
    const [found] = parsed(file);
    const expected = text.replace(/\r\n/g, '\n');
    expect(found).toMatchObject({ summary: expected, description: expected, location: expected });
  });

  it.each(nasty)('has lines of at most 75 octets that end in CRLF with %s', (_, text) => {
    const file = textOf({ title: text, description: text, location: text });
    expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  });

  it('folds at every offset without cutting a character [A-060]', () => {
    for (let length = 0; length < 80; length += 1) {
      const title = 'a'.repeat(length) + '\u{1F393}å'.repeat(60);
      const found = lines({ title });
      expect(Math.max(...found.map(octets))).toBeLessThanOrEqual(75);
      expect(found.join('')).not.toMatch(/\p{Surrogate}/u);
      expect(parsed(textOf({ title }))[0]?.summary).toBe(title);
    }
  });

  it('has no duration, which a strict calendar may refuse', () => {
    const { end, ...open } = event;
    expect(end).toBeDefined();
    const found = calendarText([open], now).split('\r\n');
    expect(found.filter((line) => /^(DURATION|DTEND)/.test(line))).toEqual([]);
  });

  it.each([
    ['First aid: basic', 'First aid basic.ics'],
    ['A  /  B\u00a0?', 'A B.ics'],
    ['::', 'calendar.ics'],
  ])('for %s has the name %s', (name, file) => {
    saveCalendarFile([event], { name, now });
    expect(saveFile).toHaveBeenLastCalledWith(expect.objectContaining({ name: file }));
  });
});
