import type * as server from '../../../elements/server/server';
import { origin } from '../../portal/open-portal';
import { foreignTexts } from './foreign-texts';
import { paths, type RenderPortal, type Screen, type Viewer } from './render-portal';
import type { RenderTime } from './time-table';

type Render = typeof server.renderElement;

/** Renders the screens for the viewers in turn. Each page is whole, and contains nothing of anybody else. */
export async function renderScreens(
  { viewers, catalog }: RenderPortal,
  render: Render,
  { count, onRender }: { count: number; onRender: (times: readonly RenderTime[]) => Promise<void> },
): Promise<readonly RenderTime[]> {
  const screens = Object.keys(paths) as Screen[];
  const turns = viewers.flatMap((viewer) => {
    const foreign = foreignTexts(viewer, catalog.people, viewers);
    return screens.map((screen) => ({ viewer, screen, foreign }));
  });
  const renderTurn = async ({ viewer, screen, foreign }: (typeof turns)[number]) => {
    const { page, ...time } = await renderOne(render, viewer, screen);
    check(page, foreign);
    return time;
  };
  // Fills the memory of the answers, and loads the code of the screens.
  for (const turn of turns) await renderTurn(turn);
  const times: RenderTime[] = [];
  while (times.length < count) {
    const turn = turns[times.length % turns.length];
    if (turn) times.push(await renderTurn(turn));
    await onRender(times);
  }
  return times;
}

async function renderOne(render: Render, viewer: Viewer, screen: Screen) {
  const { lang, ...signedIn } = viewer.options;
  const start = performance.now();
  const before = process.cpuUsage();
  const page = await render('lp-catalog-home', {
    attributes: { 'config-url': '/config.json', 'session-url': '/session.json', 'base-path': '/', lang },
    url: origin + paths[screen],
    fetch: viewer.answers[screen].fetch,
    // A busy machine takes longer, and each page is to be whole.
    timeoutMs: 60_000,
    ...signedIn,
  });
  const { user, system } = process.cpuUsage(before);
  const isVisitor = viewer.person === undefined;
  return { page, screen, isVisitor, ms: performance.now() - start, cpuMs: (user + system) / 1000 };
}

/** @throws Error when a page has a placeholder, another status, or a text that belongs to somebody else. */
function check({ html, head, status }: server.RenderedElement, foreign: readonly string[]): void {
  if (status !== 200 || /<!--\$[?!]-->/.test(html)) throw new Error(`A page is not whole, status ${status}.`);
  const text = html + head;
  const found = foreign.find((one) => text.includes(one));
  if (found !== undefined) throw new Error(`A page contains "${found}", which belongs to somebody else.`);
}
