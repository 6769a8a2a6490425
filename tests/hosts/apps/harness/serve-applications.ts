import { makeAcademy } from '../../../../demo/portal/academy/academy';
import { servePortal, today } from '../../../screenshots/serve-portal';
import { applications } from './applications';
import { buildApplication } from './build-application';
import { startServer } from './start-server';

/** Somebody who has lists, favourites and activities. */
const visitor = 'Robin Dahl';

/** Builds all applications, and serves them and their portal until it is called again. */
export async function serveApplications(): Promise<() => Promise<void>> {
  // While one application is built, the packages of the next one are installed.
  await Promise.all(Object.entries(applications).map((application) => buildApplication(...application)));
  const catalog = makeAcademy({ today });
  const portal = await servePortal(catalog);
  const closers: (() => void | Promise<void>)[] = [() => portal.close()];
  const close = async () => {
    for (const closeOne of closers.splice(0)) await closeOne();
  };
  try {
    const addresses: Record<string, string> = {};
    for (const [name, { start }] of Object.entries(applications)) {
      const server = await startServer(name, start, portal.address);
      closers.push(() => server.close());
      addresses[name] = server.address;
    }
    process.env['APPLICATIONS'] = JSON.stringify(addresses);
    process.env['APPLICATIONS_PORTAL'] = portal.address;
    process.env['APPLICATIONS_PERSON'] = catalog.people.find((person) => person.name === visitor)?.id ?? '';
    return close;
  } catch (failure) {
    await close();
    throw failure;
  }
}
