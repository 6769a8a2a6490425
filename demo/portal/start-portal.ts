import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { makeAcademy } from './academy/academy';
import type { PortalCatalog } from './catalog-format';
import { type Command, readCommand } from './command/command-line';
import { dataFile, removeData } from './command/data-file';
import { readImport } from './import/read-import';
import { loadRenderer } from './http/load-renderer';
import type { PortalOptions } from './http/portal-options';
import { createPortal, type Portal } from './portal';

const project = fileURLToPath(new URL('../..', import.meta.url));

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** What a development server adds to the portal. */
interface Development {
  /** Answers a request, or calls `next` to leave it to the portal. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Changes the HTML of a demo page before it is sent; `url` is its path on this server. */
  transformPage: (url: string, html: string) => Promise<string>;
}

interface Start {
  /** The built bundle, served below /dist. */
  distFolder: string;
  /** The options of the portal; those of this process when left out. */
  command?: Command;
  /** The folder of this project, or of the package that the portal is a part of. */
  root?: string;
  /** The built documentation site; none when left out. */
  docsFolder?: string;
  /** Whether the portal renders the first screen of each page, if the build can. */
  isPrerendering?: boolean;
  /** Called with the HTTP server before it listens. */
  develop?: (server: Server) => Promise<Development>;
}

const ownCommand = (): Command => readCommand(process.argv.slice(2), process.env, new Date());

/**
 * Starts the reference portal. Rejects with one sentence when an option is wrong, the port is in use or the data cannot
 * be opened.
 */
export async function startPortal(start: Start): Promise<void> {
  const { distFolder, docsFolder, develop, command = ownCommand(), root = project } = start;
  const renderElement = start.isPrerendering === true ? await loadRenderer(distFolder) : undefined;
  const catalog = readCatalog(command);
  const databaseFile = dataFile(command.dataFolder ?? join(root, '.portal'), command.importFile);
  const { server, handler } = createPortalServer();
  const development = await develop?.(server);
  const options: PortalOptions = {
    databaseFile,
    catalog,
    today: command.today,
    tokenLifetimeSeconds: command.tokenLifetimeSeconds,
    distFolder,
    ...(command.shape === undefined ? {} : { shape: command.shape }),
    pageFolders: [join(root, 'demo/pages')],
    mediaFolder: join(root, 'demo/portal/media'),
    ...(docsFolder === undefined ? {} : { docsFolder }),
    ...(renderElement === undefined ? {} : { renderElement }),
    ...(development === undefined ? {} : { transformPage: development.transformPage }),
    testControls: true,
  };
  handler.middleware = development?.middleware;
  // The port before the data, so that a second start reports that the port is in use.
  await listen(server, command);
  if (command.isFresh) removeData(databaseFile);
  say(`Opening ${relative(process.cwd(), databaseFile)} ...`);
  handler.portal = await createPortal(options);
  closeOnSignal(server, handler.portal);
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

/** A server that answers 503 until it is given its portal. */
function createPortalServer() {
  const handler: { portal?: Portal; middleware?: Development['middleware'] | undefined } = {};
  const opening = () => new Response('The portal is opening.', { status: 503 });
  const answer = getRequestListener((request) => handler.portal?.fetch(request) ?? opening());
  const server = createServer((request, response) => {
    const next = () => void answer(request, response);
    if (handler.middleware) handler.middleware(request, response, next);
    else next();
  });
  server.keepAliveTimeout = keepAliveMs;
  return { server, handler };
}

function closeOnSignal(server: Server, portal: Portal): void {
  const stop = () => {
    portal.close();
    server.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Longer than the idle time of a client, which else sends on a connection that is being closed. */
const keepAliveMs = 60_000;

function listen(server: Server, { port, host }: Command): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (failure: Error & { code?: string }) => {
      const isTaken = failure.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is in use; use another one with --port or PORT.`) : failure);
    });
    server.listen(port, host, resolve);
  });
}
