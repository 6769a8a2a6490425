import { describe, expect, it, vi } from 'vitest';
import { clockTime, isTimeZone } from '../../../src/domain/dates/zone-clock';

const date = new Date('2026-12-31T23:30:00Z');

describe('the clock of a time zone', () => {
  it.each([
    ['Europe/Copenhagen', { year: 2027, month: 1, day: 1, hour: 0, minute: 30 }],
    ['America/New_York', { year: 2026, month: 12, day: 31, hour: 18, minute: 30 }],
    ['Asia/Kolkata', { year: 2027, month: 1, day: 1, hour: 5, minute: 0 }],
    ['UTC', { year: 2026, month: 12, day: 31, hour: 23, minute: 30 }],
    ['Mars/Base', { year: 2026, month: 12, day: 31, hour: 23, minute: 30 }],
  ])('shows in %s the local time [O-16]', (zone, shown) => {
    expect(clockTime(date, zone)).toEqual(shown);
  });

  it('is created once for all dates [O-16]', () => {
    let made = 0;
    const { DateTimeFormat } = Intl;
    class Counted extends DateTimeFormat {
      constructor(...args: ConstructorParameters<typeof DateTimeFormat>) {
        super(...args);
        made += 1;
      }
    }
    vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: Counted });
    for (let hour = 0; hour < 24; hour += 1) clockTime(new Date(Date.UTC(2026, 5, 1, hour)), 'Asia/Tokyo');
    vi.unstubAllGlobals();
    expect(made).toBe(1);
  });

  it.each([
    ['Europe/Warsaw', true],
    ['UTC', true],
    ['Mars/Base', false],
    ['', false],
  ])('accepts the zone "%s": %s [O-11]', (name, expected) => {
    expect(isTimeZone(name)).toBe(expected);
  });
});
