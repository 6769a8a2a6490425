import { describe, expect, it } from 'vitest';
import { dayAfterKey, plusMonths, weeksOf } from '../../../src/ui/calendar/days';

const press = (day: string, key: string, { shiftKey = false, isRightToLeft = false } = {}) =>
  dayAfterKey(day, { key, shiftKey }, isRightToLeft);

describe('the weeks of a month', () => {
  it('start on Monday, and leave out the days of the months beside it', () => {
    const weeks = weeksOf('2026-03');
    expect(weeks.length).toBe(6);
    expect(weeks[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-03-01']);
    expect(weeks[1]?.[0]).toBe('2026-03-02');
    expect(weeks.at(-1)?.slice(0, 3)).toEqual(['2026-03-30', '2026-03-31', undefined]);
  });

  it('are four when a February starts on Monday', () => {
    expect(weeksOf('2027-02').map((week) => week.length)).toEqual([7, 7, 7, 7]);
  });

  it.each(['0001-01', '9999-12'])('are there for %s, at an end of the calendar', (month) => {
    const days = weeksOf(month).flat();
    expect(days.filter(Boolean).length).toBe(31);
  });
});

describe('a key in the grid of days', () => {
  it.each([
    ['ArrowLeft', '2026-02-28'],
    ['ArrowRight', '2026-03-02'],
    ['ArrowUp', '2026-02-22'],
    ['ArrowDown', '2026-03-08'],
    ['Home', '2026-02-23'],
    ['End', '2026-03-01'],
    ['PageUp', '2026-02-01'],
    ['PageDown', '2026-04-01'],
  ])('%s moves from Sunday, 1 March 2026 to %s', (key, day) => {
    expect(press('2026-03-01', key)).toBe(day);
  });

  it('moves by a year with Shift and Page Up or Page Down', () => {
    expect(press('2024-02-29', 'PageDown', { shiftKey: true })).toBe('2025-02-28');
    expect(press('2026-03-01', 'PageUp', { shiftKey: true })).toBe('2025-03-01');
  });

  it('moves against the reading direction on a right-to-left page', () => {
    expect(press('2026-03-01', 'ArrowLeft', { isRightToLeft: true })).toBe('2026-03-02');
    expect(press('2026-03-01', 'ArrowRight', { isRightToLeft: true })).toBe('2026-02-28');
  });

  it('moves nowhere when it is another key', () => {
    expect(['Enter', 'a', 'Tab'].map((key) => press('2026-03-01', key))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the same day of another month', () => {
  it('is the last day of a month that is too short for it', () => {
    expect([plusMonths('2026-01-31', 1), plusMonths('2026-03-31', -1), plusMonths('2026-12-31', 2)]).toEqual([
      '2026-02-28',
      '2026-02-28',
      '2027-02-28',
    ]);
  });
});
