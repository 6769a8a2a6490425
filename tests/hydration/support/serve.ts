import { createServer, type IncomingMessage } from 'node:http';
import { AsyncLocalStorage } from 'node:async_hooks';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { makeAcademy } from '../../../demo/portal/academy/academy';
import { loadRenderer } from '../../../demo/portal/http/load-renderer';
import { createPortal } from '../../../demo/portal/portal';

const today = new Date('2026-03-02T08:00:00Z');
const distFolder = resolve(process.env['LP_DIST'] ?? 'dist');
/** A server on a busy machine finishes its screens too, so that what differs does not depend on the machine. */
const timeoutMs = 60_000;
const language = new AsyncLocalStorage<string>();

const renderElement = await loadRenderer(distFolder);
if (!renderElement) throw new Error(`There is no server in ${distFolder}; run npm run build first.`);

/**
 * The reference portal as `npm start` has it, with three differences: its pages are in the language of the request,
 * have no panel of the demo, and wait for all answers.
 */
const portal = await createPortal({
  databaseFile: ':memory:',
  catalog: makeAcademy({ today }),
  today,
  tokenLifetimeSeconds: 86_400,
  distFolder,
  pageFolders: [resolve('demo/pages')],
  mediaFolder: resolve('demo/portal/media'),
  renderElement: (tag, options) => renderElement(tag, { ...options, timeoutMs }),
  transformPage: (_url, html) => Promise.resolve(pageIn(language.getStore() ?? 'en-GB', html)),
  testControls: true,
});
const answer = getRequestListener((request) => portal.fetch(request));
createServer((request, response) =>
  language.run(languageOf(request), () => void answer(request, response)),
).listen(Number(process.env['PORT']), 'localhost');

function languageOf({ headers }: IncomingMessage): string {
  return headers['accept-language']?.split(/[,;]/)[0] ?? 'en-GB';
}

function pageIn(lang: string, html: string): string {
  return html
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace('<lp-catalog-home', `<lp-catalog-home lang="${lang}"`)
    .replace(/<script[^>]*panel\.js"><\/script>/, '');
}
