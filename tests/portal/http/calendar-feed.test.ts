import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type PortalClient, cookieFor, openPortal, origin } from '../open-portal';
import { annaId, bertId, smallCatalog } from '../small-catalog';

const now = new Date('2026-03-02T10:00:00Z');
const open = () => openPortal({ clock: () => now });
const renew = '/calendar-feeds/renew';

async function feedOf(client: PortalClient, person: string): Promise<string | undefined> {
  const headers = { cookie: await cookieFor(client.portal, person) };
  return (await client.json<{ calendarFeedUrl?: string }>('/config.json', { headers })).calendarFeedUrl;
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((found) => new ICAL.Event(found, { strictExceptions: true }));

describe('the calendar feed of the portal', () => {
  it('has the dates of its person, with start, end, place and address [O-26 O-16]', async () => {
    const client = await open();
    const answer = await client.send((await feedOf(client, annaId)) ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const text = await answer.text();
    const [event, ...others] = eventsOf(text).filter(({ uid }) => uid === 'course-100-k1');
    expect(others).toEqual([]);
    expect(event?.startDate.toJSDate()).toEqual(new Date('2026-04-07T07:00:00Z'));
    expect(event?.endDate.toJSDate().getTime()).toBeGreaterThan(event?.startDate.toJSDate().getTime() ?? 0);
    expect(event?.location).toBe('Room 4');
    expect(text.replace(/\r\n /g, '')).toContain(`URL;VALUE=URI:${origin}/course-choice?id=100\r\n`);
    expect(text).not.toContain('course-109');
  });

  it('has lines of at most 75 octets that end in CRLF', async () => {
    const client = await open();
    const text = await (await client.send((await feedOf(client, annaId)) ?? '')).text();
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  });

  it('has another secret address for each person, the same in each configuration', async () => {
    const client = await open();
    const [anna, bert] = [await feedOf(client, annaId), await feedOf(client, bertId)];
    expect(anna).toMatch(/\/calendar-feeds\/[A-Za-z0-9_-]{43}\.ics$/);
    expect(bert).not.toBe(anna);
    expect(await feedOf(client, annaId)).toBe(anna);
  });

  it('exists for no visitor, whose configuration caches may share', async () => {
    const client = await open();
    const answer = await client.send('/config.json');
    expect(await answer.json()).not.toHaveProperty('calendarFeedUrl');
    expect(answer.headers.get('cache-control')).toBeNull();
    expect(await feedOf(client, '')).toBeUndefined();
  });

  it('answers 404 at its old address after the person renews it', async () => {
    const client = await open();
    const before = (await feedOf(client, annaId)) ?? '';
    const bert = (await feedOf(client, bertId)) ?? '';
    const headers = { cookie: await cookieFor(client.portal, annaId) };
    const renewed = await client.json<{ calendarFeedUrl: string }>(renew, { method: 'POST', headers });
    expect((await client.send(before)).status).toBe(404);
    expect((await client.send(renewed.calendarFeedUrl)).status).toBe(200);
    expect(await feedOf(client, annaId)).toBe(renewed.calendarFeedUrl);
    expect((await client.send(bert)).status).toBe(200);
  });

  it('cannot be renewed by a visitor', async () => {
    const { send } = await open();
    expect((await send(renew, { method: 'POST' })).status).toBe(401);
  });

  it.each([annaId, 'x', 'A'.repeat(43)])('answers 404 to the guess %s', async (guess) => {
    const { send } = await open();
    expect((await send(`/calendar-feeds/${guess}.ics`)).status).toBe(404);
  });

  it('moves an event by its class, whose id stays', async () => {
    const moved = structuredClone(smallCatalog);
    const april = moved.offers.flatMap(({ classes = [] }) => classes).find(({ id }) => id === 'k1');
    Object.assign(april ?? {}, { start: '2026-04-07T08:00' });
    const client = await openPortal({ catalog: moved, clock: () => now });
    const text = await (await client.send((await feedOf(client, annaId)) ?? '')).text();
    const event = eventsOf(text).find(({ uid }) => uid === 'course-100-k1');
    expect(event?.startDate.toJSDate()).toEqual(new Date('2026-04-07T06:00:00Z'));
  });
});
