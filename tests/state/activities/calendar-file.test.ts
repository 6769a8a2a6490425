import { describe, expect, it, vi } from 'vitest';
import type { ResultItem } from '../../../src/domain/search/result-item';
import { calendarText, saveCalendarFile } from '../../../src/state/activities/calendar-file';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../src/browser/save-file', () => ({ saveFile }));
vi.stubGlobal('document', {});

const item = {
  id: '9',
  type: 'course',
  title: 'First aid, for all; "now"',
  classId: '4',
  className: 'Class 1',
  date: '2026-03-29T09:30:00',
} as ResultItem;
const options = { timeZone: 'Europe/Copenhagen', href: 'https://portal.example/course-choice?id=9' };
const lines = (fields: Partial<ResultItem>) =>
  (calendarText({ ...item, ...fields }, options) ?? '').split('\r\n');

describe('the calendar file of an item', () => {
  it('has its time in UTC, also on the day when the clocks change [O-16]', () => {
    expect(lines({})).toContain('DTSTART:20260329T073000Z');
    expect(lines({ date: '2026-03-28T09:30:00' })).toContain('DTSTART:20260328T083000Z');
  });

  it('covers the whole day when no time is given', () => {
    expect(lines({ date: '2026-02-28' })).toContain('DTSTART;VALUE=DATE:20260228');
    expect(lines({ date: '2026-02-28' })).toContain('DTEND;VALUE=DATE:20260301');
  });

  it('folds long lines at 75 octets, and never within a character [A-060]', () => {
    for (let length = 0; length < 80; length += 1) {
      const title = 'a'.repeat(length) + '\u{1F393}å'.repeat(60);
      const octets = lines({ title }).map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      expect(lines({ title }).join('')).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it('has no duration, which a strict calendar may refuse', () => {
    for (const date of ['2026-03-02', '2026-03-29T09:30:00'])
      expect(lines({ date }).filter((line) => line.startsWith('DURATION'))).toEqual([]);
  });

  it('has item, class and address, and a stable id', () => {
    expect(lines({})).toContain('SUMMARY:First aid\\, for all\\; "now": Class 1');
    expect(lines({})).toContain('UID:course-9-4');
    expect(lines({})).toContain('URL;VALUE=URI:https://portal.example/course-choice?id=9');
  });

  it.each([
    ['First aid: basic', 'First aid basic.ics'],
    ['A  /  B\u00a0?', 'A B.ics'],
    ['::', 'calendar.ics'],
  ])('for %s has the name %s', (title, name) => {
    saveCalendarFile({ ...item, title }, options);
    expect(saveFile).toHaveBeenLastCalledWith(expect.objectContaining({ name }));
  });

  it('does not exist without a date', () => {
    const undated = { ...item };
    delete undated.date;
    expect(calendarText(undated, options)).toBeUndefined();
  });
});
