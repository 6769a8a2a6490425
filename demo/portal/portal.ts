import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { loadCatalog } from './catalog/loaded-catalog';
import { createCallLog } from './http/call-log';
import { controlRoutes } from './http/routes/control-routes';
import { calendarRoutes } from './http/routes/calendar-routes';
import { courseRoutes } from './http/routes/course-routes';
import { createFaults } from './http/faults';
import { identityRoutes } from './http/routes/identity-routes';
import { mediaRoutes } from './http/routes/media-routes';
import { pageRoutes } from './http/routes/page-routes';
import type { PortalOptions } from './http/portal-options';
import { serviceRoutes } from './http/routes/service-routes';
import { createAlphabet } from './search/alphabet';
import { openSearchIndex } from './search/search-index';
import { createVocabulary } from './search/words/vocabulary';
import type { PortalData } from './services/operation';
import { claimFile } from './store/claim-file';
import { createPeopleTables, emptyPeopleTables } from './store/people-tables';
import { seedPeople } from './store/seed-people';
import { countSeats } from './store/sign-ups';
import { readSetting, writeSetting } from './store/settings';
import { openStore, type Store } from './store/store';

/** A portal that is open: it answers requests until it is closed. */
export interface Portal {
  fetch(request: Request): Response | Promise<Response>;
  close(): void;
}

const inMemory = ':memory:';
const secretBytes = 32;

/**
 * Opens a reference portal over a database file: the services that the elements call (R-API-005), sign-in, configuration,
 * media and pages. What people wrote earlier stays; the catalog is the one given.
 */
export async function createPortal(options: PortalOptions): Promise<Portal> {
  const { databaseFile } = options;
  let claim = databaseFile === inMemory ? undefined : claimFile(databaseFile);
  const store = openStore(databaseFile);
  const close = () => {
    store.close();
    // Closing twice must not give up a claim that was made in between.
    claim?.release();
    claim = undefined;
  };
  try {
    const app = assemble(openData(store, options), options);
    return await Promise.resolve({ fetch: (request: Request) => app.fetch(request), close });
  } catch (failure) {
    close();
    const reason = failure instanceof Error ? failure.message : String(failure);
    const message = `The data in ${databaseFile} cannot be opened (${reason}); --fresh starts anew.`;
    throw new Error(message, { cause: failure });
  }
}

function openData(store: Store, options: PortalOptions): PortalData {
  const catalog = loadCatalog(options.catalog, options.today);
  createPeopleTables(store);
  seedPeople(store, catalog);
  countSeats({ store, catalog });
  return {
    catalog,
    store,
    index: openSearchIndex(store, catalog),
    alphabet: createAlphabet(catalog),
    vocabulary: createVocabulary(catalog),
    secret: storedSecret(store),
    clock: options.clock ?? (() => new Date()),
  };
}

/** Tokens outlive a restart, so what signs them does too. */
function storedSecret(store: Store): string {
  const stored = readSetting(store, 'secret');
  if (stored !== undefined) return stored;
  const secret = randomBytes(secretBytes).toString('base64url');
  writeSetting(store, 'secret', secret);
  return secret;
}

function assemble(data: PortalData, options: PortalOptions): Hono {
  const [faults, log] = [createFaults(), createCallLog()];
  const reset = () =>
    data.store.transaction(() => {
      emptyPeopleTables(data.store);
      seedPeople(data.store, data.catalog);
      countSeats(data);
    });
  const app = new Hono();
  app.route('/', serviceRoutes({ data, options, faults, log }));
  app.route('/', identityRoutes(data, options));
  app.route('/', calendarRoutes(data, options));
  app.route(
    '/',
    mediaRoutes(data, options.mediaFolder ?? fileURLToPath(new URL('./media', import.meta.url))),
  );
  if (options.testControls === true) app.route('/', controlRoutes({ faults, log, reset }));
  app.route('/', courseRoutes(data));
  const pages = pageRoutes({ data, options, fetch: (request) => app.fetch(request) });
  app.all('*', (context) => pages.fetch(context.req.raw));
  return app;
}
