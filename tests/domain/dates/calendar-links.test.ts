import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../../src/domain/dates/calendar-event';
import {
  googleCalendarLink,
  outlookLink,
  subscriptionAddress,
} from '../../../src/domain/dates/calendar-links';

const timed: CalendarEvent = {
  uid: 'course-9-4',
  title: 'Zażółć & gęślą + "now" 🎓',
  description: 'One\nTwo; three, four',
  location: 'Hall B, Łódź',
  start: new Date('2026-03-29T07:30:00Z'),
  end: new Date('2026-03-29T14:00:00Z'),
  isAllDay: false,
};
const wholeDay = {
  ...timed,
  start: new Date('2026-02-28T00:00:00Z'),
  end: new Date('2026-03-01T00:00:00Z'),
  isAllDay: true,
};
const google = (event: CalendarEvent) =>
  Object.fromEntries(new URL(googleCalendarLink(event, 'Europe/Copenhagen')).searchParams);
const outlook = (event: CalendarEvent) => Object.fromEntries(new URL(outlookLink(event)).searchParams);

describe('the link of an event', () => {
  it('to Google Calendar has all that the event has', () => {
    expect(google(timed)).toEqual({
      action: 'TEMPLATE',
      text: timed.title,
      dates: '20260329T073000Z/20260329T140000Z',
      details: timed.description,
      location: timed.location,
      ctz: 'Europe/Copenhagen',
    });
    expect(google(wholeDay)['dates']).toBe('20260228/20260301');
    expect(google(wholeDay)).not.toHaveProperty('ctz');
  });

  it('to Outlook has all that the event has', () => {
    expect(outlook(timed)).toEqual({
      rru: 'addevent',
      subject: timed.title,
      startdt: '2026-03-29T07:30:00Z',
      enddt: '2026-03-29T14:00:00Z',
      body: timed.description,
      location: timed.location,
    });
    expect(outlook(wholeDay)).toMatchObject({
      startdt: '2026-02-28',
      enddt: '2026-03-01',
      allday: 'true',
    });
    expect(outlookLink(timed)).not.toContain('+');
  });

  it('invents no end', () => {
    const { end, ...open } = timed;
    expect(end).toBeDefined();
    expect(google(open)['dates']).toBe('20260329T073000Z/20260329T073000Z');
    expect(outlook(open)).not.toHaveProperty('enddt');
  });

  it('shortens a long description between two characters', () => {
    const description = '🎓'.repeat(1001);
    expect(google({ ...timed, description })['details']).toBe(`${'🎓'.repeat(1000)}…`);
  });
});

describe('the address of a subscription', () => {
  it.each([
    ['https://portal.example/feed/a.ics?b=c', 'webcal://portal.example/feed/a.ics?b=c'],
    ['http://localhost:4173/a.ics', 'webcal://localhost:4173/a.ics'],
    ['webcal://portal.example/a.ics', 'webcal://portal.example/a.ics'],
    ['WEBCALS://portal.example/a.ics', 'webcal://portal.example/a.ics'],
    ['javascript:alert(1)', undefined],
    ['data:text/calendar,x', undefined],
    ['/feed', undefined],
  ])('of %s is %s', (feed, address) => {
    expect(subscriptionAddress(feed)).toBe(address);
  });
});
