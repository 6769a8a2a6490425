import { useMemo } from 'react';
import { createHashRouter, createHistoryRouter, createMemoryRouter, type Router } from '../../browser/router';
import { prepareElementBlocks } from '../../blocks/lazy-blocks';
import { pageWindow } from '../../browser/page';
import type { Settings } from '../../state/host';
import { tw } from '../../ui/style/tw';
import type { ElementProps } from '../for-elements';
import { Frame } from '../Frame';
import { Header } from '../header/Header';
import { HomeSkeleton } from '../HomeSkeleton';
import { useFirstPage } from '../lazy-pages';
import { PageOfRoute } from '../PageOfRoute';

/** The whole catalog as one element (R-EMBED-036). */
export function CatalogHomeElement({ host, settings }: ElementProps) {
  const { router: kind, basePath } = settings;
  const router = useMemo(() => routerOf(kind, basePath), [kind, basePath]);
  const isThere = useFirstPage(router, prepareElementBlocks);
  const hasHeader = settings.chrome !== 'none';
  // An element whose highest heading is the page's own is the page's content; any other leaves that landmark to the page.
  const Content = hasHeader && settings.headingLevel === 1 ? 'main' : 'div';
  return (
    <Frame
      host={host}
      settings={settings}
      router={router}
      shows={showsAll}
      isComposite
      skeleton={<HomeSkeleton hasHeader={hasHeader} />}
      isHeld={!isThere}
    >
      {hasHeader ? <Header /> : null}
      <Content className={tw('max-w-page mx-auto px-4 md:px-6 py-6')}>
        <PageOfRoute />
      </Content>
    </Frame>
  );
}

const showsAll = (): boolean => true;

/** History where a base path says which addresses are ours, else in memory; hash by choice. */
function routerOf(kind: Settings['router'], basePath: string | undefined): Router {
  if (kind === 'hash') return createHashRouter(pageWindow());
  if (kind === 'history' || (kind === undefined && basePath !== undefined))
    return createHistoryRouter(pageWindow(), basePath ?? '/');
  return createMemoryRouter({ path: '', query: '' });
}
