import { resolve } from 'node:path';
import type { CDPSession } from 'playwright';
import { makeAcademy } from '../../demo/portal/academy/academy';
import { elements, type Tag } from '../../elements/description';
import type { renderElement } from '../../elements/server/server';
import { ownAttributes } from '../elements/support/own-attributes';
import { retries } from '../runner/retries.mjs';
import { openBrowser } from '../screenshots/open-browser.mjs';
import { servePortal, today } from '../screenshots/serve-portal';

/**
 * A hundred mounts and unmounts of each element, counted by the browser itself: nodes, listeners, sheets and living
 * elements must be as many afterwards as before, but for the last tree, which React keeps. Each element comes
 * once as its tag, and once with the HTML of a server.
 */
const cycles = 100;

/** The first ones set up what the page keeps: icons, texts, the sheet, the lazy parts. */
const warmUps = 5;

/** Pictures and timers of an unmounted element may still be on their way. */
const restsMs = 4000;

/** What the last tree may weigh. */
const most = { nodes: 400, listeners: 200, elements: 2, sheets: 0 };

/** An element to measure. */
interface Subject {
  tag: Tag;
  name: string;
  markup: string;
}

type Count = Record<keyof typeof most, number>;

const portal = await servePortal(makeAcademy({ today }));
const browser = await openBrowser();
let failures = 0;
const server = (await import(resolve('dist/server/server.js'))) as { renderElement: typeof renderElement };
const subjects = await Promise.all((Object.keys(elements) as Tag[]).map(subjectsOf));
for (const subject of subjects.flat()) {
  failures += Number((await leaks(subject)) && (retries === 0 || (await leaksAgain(subject))));
}
await browser.close();
portal.close();
console.log(`leaks: ${subjects.flat().length - failures} passed, ${failures} failed, 0 skipped`);
process.exitCode = failures > 0 ? 1 : 0;

/** Returns an element as its tag, and with the HTML of a server. */
async function subjectsOf(tag: Tag): Promise<Subject[]> {
  const markup = `<${tag} config-url="/config.json" ${ownAttributes[tag]}></${tag}>`;
  const own = [...ownAttributes[tag].matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const { html } = await server.renderElement(tag, {
    url: `${portal.address}/leaks.html`,
    timeoutMs: 5000,
    attributes: { 'config-url': '/config.json', ...(Object.fromEntries(own) as Record<string, string>) },
  });
  return [
    { tag, name: tag, markup },
    { tag, name: `${tag} (server)`, markup: html },
  ];
}

/** Measures an element and prints by how much each count grew. */
async function leaks({ tag, name, markup }: Subject): Promise<boolean> {
  const [before, after] = await measure(tag, markup);
  const grown = (Object.keys(most) as (keyof Count)[]).map((key) => ({ key, by: after[key] - before[key] }));
  const isOver = grown.some(({ key, by }) => by > most[key]);
  console.log(
    `${isOver ? 'LEAKS' : '   ok'}  ${name.padEnd(30)} ${grown.map(({ key, by }) => `${key} +${by}`).join(', ')}`,
  );
  return isOver;
}

/** The second measurement of an element that failed the first. */
async function leaksAgain(subject: Subject): Promise<boolean> {
  const isOver = await leaks(subject);
  if (!isOver) console.log(`FLAKY ${subject.name}`);
  return isOver;
}

async function measure(tag: Tag, markup: string): Promise<[Count, Count]> {
  const page = await browser.newPage();
  const body = '<!doctype html><script type="module" src="/dist/lp-catalog.js"></script><body></body>';
  await page.route('**/leaks.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${portal.address}/leaks.html`);
  await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
  const session = await page.context().newCDPSession(page);
  const turn = (times: number) =>
    page.evaluate(
      async ({ html, times: count }) => {
        for (let cycle = 0; cycle < count; cycle += 1) {
          const container = document.body.appendChild(document.createElement('div'));
          // Nothing here has a name of its own: the loader of this file would wrap it in a call that the page lacks.
          await new Promise((done) => {
            container.addEventListener('lp-ready', done, { once: true });
            container.setHTMLUnsafe(html);
          });
          container.remove();
          await new Promise((done) => setTimeout(done, 5));
        }
      },
      { html: markup, times },
    );
  await turn(warmUps);
  const before = await count(session, tag);
  await turn(cycles);
  const after = await count(session, tag);
  await page.close();
  return [before, after];
}

async function count(session: CDPSession, tag: Tag): Promise<Count> {
  await new Promise((done) => setTimeout(done, restsMs));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    nodes,
    listeners: jsEventListeners,
    elements: await living(session, `customElements.get('${tag}').prototype`),
    sheets: await living(session, 'CSSStyleSheet.prototype'),
  };
}

/** How many objects of a kind are alive, by the browser's own search. */
async function living(session: CDPSession, expression: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
  });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return Number(length.value);
}
