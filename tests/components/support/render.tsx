import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { createMemoryRouter, type Address } from '../../../src/browser/history/router';
import type { Catalog } from '../../../src/domain/catalog/catalog';
import type { Culture } from '../../../src/domain/session/culture';
import type { Session } from '../../../src/domain/session/session';
import { ElementReactContext, type Settings } from '../../../src/state/portal/element-context';
import { PortalProvider } from '../../../src/state/portal/portal-context';
import { cultureAtom } from '../../../src/state/portal/portal-state';
import { sheetFor } from '../../../src/ui/style/sheet';
import { aCatalog } from '../../domain/catalog/a-catalog';
import { openSignedIn } from '../../state/signed-in-portal';

interface Options {
  /** What each operation answers. Any other operation is refused. */
  answers?: Parameters<typeof openSignedIn>[0];
  /** Who is signed in, instead of a user. */
  session?: Partial<Session>;
  culture?: Culture;
  catalog?: Partial<Catalog>;
  settings?: Settings;
  /** The address inside the element, instead of home. */
  address?: Address;
  /** The width of the element in px. */
  width?: number;
}

/**
 * Renders a component as an element of the catalog does: in a shadow root with the style sheet, inside a portal and an
 * element context of its own. Removes it when the test ends.
 */
export async function render(ui: ReactNode, options: Options = {}) {
  const { answers = {}, session, culture = 'en-GB', catalog, settings = {}, width = 1000 } = options;
  const { address = { path: '', query: '' } } = options;
  const opened = openSignedIn(answers);
  const { portal, store, emit } = opened;
  if (session) opened.signIn(session);
  store.set(cultureAtom, culture);
  // The page of the tests handles the event itself. Otherwise the element would leave for the login page.
  emit.mockImplementation((...[name]: unknown[]) => name !== 'lp-login-required');
  await portal.texts.show(culture);
  const host = document.body.appendChild(document.createElement('div'));
  host.style.width = `${width}px`;
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetFor(document)];
  const mount = shadow.appendChild(document.createElement('div'));
  const root = createRoot(mount);
  const context = {
    portal,
    element: Object.assign(host, { emit }),
    settings,
    router: createMemoryRouter(address),
    isComposite: true,
    catalog: aCatalog({ id: '1', ...catalog }),
    shows: () => true,
  };
  const page = (content: ReactNode) => (
    <PortalProvider portal={portal}>
      <ElementReactContext value={context}>
        <div className="root" part="root" data-block="" lang={culture}>
          {content}
        </div>
      </ElementReactContext>
    </PortalProvider>
  );
  // A test can press a key at once: what does not suspend is in the document.
  const rerender = (content: ReactNode) => flushSync(() => root.render(page(content)));
  rerender(ui);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return { ...opened, host, context, rerender };
}
