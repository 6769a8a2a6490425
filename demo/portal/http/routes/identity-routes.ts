import { Hono } from 'hono';
import { acceptedCulture } from '../../catalog/accept-language';
import { defaultCulture, textIn } from '../../catalog/text';
import { safeReturnAddress, signInPath } from '../../identity/return-address';
import { signInPage } from '../../identity/sign-in-page';
import type { PortalData } from '../../services/operation';
import { portalConfiguration } from '../portal-configuration';
import { originsOf } from '../origins';
import type { PortalOptions } from '../portal-options';
import { feedAddress } from './calendar-routes';
import { requestSession } from '../request-session';
import { readCookie, writeCookie } from '../session-cookie';

/** Signing in and out, and the two addresses that an element is given: /session.json and /config.json (O-13, A-126). */
export function identityRoutes(data: PortalData, options: PortalOptions): Hono {
  const app = new Hono();

  app.get('/session.json', async (context) => {
    context.header('cache-control', 'no-store');
    return context.json(await requestSession(context, data, options));
  });

  app.get('/config.json', async (context) => {
    const culture = acceptedCulture(context.req.header('accept-language'));
    context.header('access-control-allow-origin', '*');
    context.header('vary', 'accept-language, cookie');
    const calendarFeedUrl = await feedAddress(context, data, options);
    // Only this person may read the secret address of their feed.
    if (calendarFeedUrl !== undefined) context.header('cache-control', 'private, no-cache');
    const origins = originsOf(context.req.url, options);
    return context.json(portalConfiguration(data.catalog, culture, { ...origins, calendarFeedUrl }));
  });

  app.get(signInPath, async (context) => {
    const url = new URL(context.req.url);
    return signInPage({
      portalName: textIn(data.catalog.source.name, defaultCulture),
      people: data.catalog.source.people,
      current: (await readCookie(context, data)).person,
      action: url.pathname + url.search,
    });
  });

  app.post(signInPath, async (context) => {
    const form = await context.req.formData();
    const chosen = form.get('person');
    const person = typeof chosen === 'string' ? data.catalog.people.get(chosen) : undefined;
    await writeCookie(context, data, person);
    const { origin } = originsOf(context.req.url, options);
    return context.redirect(safeReturnAddress(context.req.query('returnUrl'), origin), 303);
  });
  return app;
}
