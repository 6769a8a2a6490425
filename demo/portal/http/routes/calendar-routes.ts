import { type Context, Hono } from 'hono';
import { calendarFeed } from '../../calendar/calendar-feed';
import type { PortalData } from '../../services/operation';
import { feedKeyOf, personOfFeed, renewFeedKey } from '../../store/calendar-feeds';
import { withSignUps } from '../../store/sign-ups';
import { originsOf } from '../origins';
import type { PortalOptions } from '../portal-options';
import { readCookie } from '../session-cookie';

const feedPath = '/calendar-feeds';

/** The address of the calendar feed of whoever is signed in. A visitor and a company have none (O-26). */
export async function feedAddress(
  context: Context,
  data: PortalData,
  options: PortalOptions,
): Promise<string | undefined> {
  const { person } = await readCookie(context, data);
  if (person?.loginType !== 'user') return undefined;
  return addressOf(feedKeyOf(data.store, person.id), context, options);
}

const addressOf = (key: string, context: Context, options: PortalOptions): string =>
  `${originsOf(context.req.url, options).origin}${feedPath}/${key}.ics`;

/** Calendar feeds. A calendar application has no session, so the secret address alone opens a feed. */
export function calendarRoutes(data: PortalData, options: PortalOptions): Hono {
  const app = new Hono();
  app.get(`${feedPath}/:file{[A-Za-z0-9_-]+\\.ics}`, (context) => {
    const key = context.req.param('file').slice(0, -'.ics'.length);
    const person = data.catalog.people.get(personOfFeed(data.store, key) ?? '');
    context.header('cache-control', 'private, no-cache');
    context.header('x-robots-tag', 'noindex');
    if (person === undefined) return context.text('This calendar does not exist.', 404);
    const { origin } = originsOf(context.req.url, options);
    const now = data.clock();
    const feed = calendarFeed(withSignUps(data.store, person), { catalog: data.catalog, origin, now });
    return context.body(feed, 200, { 'content-type': 'text/calendar; charset=utf-8' });
  });
  // The cookie is SameSite=Lax, so that no other site can send this request for a person.
  app.post(`${feedPath}/renew`, async (context) => {
    const { person } = await readCookie(context, data);
    if (person?.loginType !== 'user') return context.json({ message: 'Sign in to renew the address' }, 401);
    const key = renewFeedKey(data.store, person.id);
    context.header('cache-control', 'no-store');
    return context.json({ calendarFeedUrl: addressOf(key, context, options) });
  });
  return app;
}
