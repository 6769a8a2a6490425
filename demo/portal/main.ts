import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { makeAcademy } from './academy/academy';
import type { PortalCatalog } from './catalog-format';
import { type Command, readCommand } from './command/command-line';
import { dataFile, removeData } from './command/data-file';
import { readImport } from './import/read-import';
import type { PortalOptions } from './http/portal-options';
import { createPortal, type Portal } from './portal';

const root = fileURLToPath(new URL('../..', import.meta.url));
const host = process.env['HOST'] ?? '127.0.0.1';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Starts the reference portal; whatever is in the way is said in one sentence. */
async function start(): Promise<void> {
  const command = readCommand(process.argv.slice(2), process.env['PORT'], new Date());
  const distFolder = join(root, process.env['LP_DIST'] ?? 'dist');
  if (!existsSync(distFolder)) throw new Error('There is no dist folder yet; run npm run build first.');
  const catalog = readCatalog(command);
  const databaseFile = dataFile(process.env['PORTAL_DATA'] ?? join(root, '.portal'), command.importFile);
  const options: PortalOptions = {
    databaseFile,
    catalog,
    today: command.today,
    tokenLifetimeSeconds: command.tokenLifetimeSeconds,
    distFolder,
    ...(command.shape === undefined ? {} : { shape: command.shape }),
    pageFolders: [join(root, 'demo/pages')],
    testControls: true,
  };
  await serve(command.port, () => {
    if (command.isFresh) removeData(databaseFile);
    say(`Opening ${relative(process.cwd(), databaseFile)} ...`);
    return createPortal(options);
  });
  say(`The portal answers at http://localhost:${command.port}/`);
}

function readCatalog({ importFile, items, today }: Command): PortalCatalog {
  say(importFile === undefined ? 'Making the demo catalog ...' : `Reading ${importFile} ...`);
  const catalog =
    importFile === undefined
      ? makeAcademy({ today, ...(items === undefined ? {} : { items }) })
      : readImport(importFile);
  say(`${catalog.offers.length} offers, ${catalog.posts.length} posts, ${catalog.people.length} people.`);
  return catalog;
}

/** Takes the port before the data, so that a second start is told that the port is in use. */
async function serve(port: number, open: () => Promise<Portal>): Promise<void> {
  const opened: { portal?: Portal } = {};
  const opening = () => new Response('The portal is opening.', { status: 503 });
  const server = createAdaptorServer({
    fetch: (request) => opened.portal?.fetch(request) ?? opening(),
  }) as Server;
  server.keepAliveTimeout = keepAliveMs;
  await listen(server, port);
  opened.portal = await open();
  const stop = () => {
    opened.portal?.close();
    server.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Longer than a client may rest, which else asks on a connection that is being closed under it. */
const keepAliveMs = 60_000;

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (failure: Error & { code?: string }) => {
      const isTaken = failure.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is in use; set PORT to a free one.`) : failure);
    });
    server.listen(port, host, resolve);
  });
}

start().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exit(1);
});
