import type * as server from '../../../elements/server/server';
import { origin } from '../../portal/open-portal';
import { foreignTexts } from './foreign-texts';
import { paths, type RenderPortal, type Screen, type Viewer } from './render-portal';
import type { RenderTimes } from './time-table';

type Render = typeof server.renderElement;

/** The renders of a screen for visitors, or for people who are signed in. */
export interface RenderedScreen {
  screen: Screen;
  isVisitor: boolean;
  times: RenderTimes;
}

/** Renders the screens for the viewers in turn. Each page is whole, and contains nothing of anybody else. */
export async function renderScreens(
  { viewers, catalog }: RenderPortal,
  render: Render,
  { count, onRender }: { count: number; onRender: (renders: number) => Promise<void> },
): Promise<readonly RenderedScreen[]> {
  const screens = (Object.keys(paths) as Screen[]).flatMap((screen) => [
    { screen, isVisitor: true, times: { ms: [], cpuMs: [] } },
    { screen, isVisitor: false, times: { ms: [], cpuMs: [] } },
  ]);
  const turns = viewers.flatMap((viewer) => {
    const foreign = foreignTexts(viewer, catalog.people, viewers);
    const own = screens.filter(({ isVisitor }) => isVisitor === (viewer.person === undefined));
    return own.map(({ screen, times }) => ({ viewer, foreign, screen, times }));
  });
  // Fills the memory of the answers, and loads the code of the screens.
  for (const turn of turns) await renderOne(render, { ...turn, times: { ms: [], cpuMs: [] } });
  for (let done = 0; done < count; done += 1) {
    const turn = turns[done % turns.length];
    if (turn) await renderOne(render, turn);
    await onRender(done + 1);
  }
  return screens;
}

interface Turn {
  viewer: Viewer;
  foreign: readonly string[];
  screen: Screen;
  times: RenderTimes;
}

async function renderOne(render: Render, { viewer, foreign, screen, times }: Turn): Promise<void> {
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
  times.ms.push(performance.now() - start);
  times.cpuMs.push((user + system) / 1000);
  check(page, foreign);
}

/** @throws Error when a page has a placeholder, another status, or a text that belongs to somebody else. */
function check({ html, head, status }: server.RenderedElement, foreign: readonly string[]): void {
  if (status !== 200 || /<!--\$[?!]-->/.test(html)) throw new Error(`A page is not whole, status ${status}.`);
  const text = html + head;
  const found = foreign.find((one) => text.includes(one));
  if (found !== undefined) throw new Error(`A page contains "${found}", which belongs to somebody else.`);
}
