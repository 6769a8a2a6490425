import { dehydrate } from '@tanstack/react-query';
import type { Settings } from '../../state/portal/element-context';
import { configurationInputAtom, cultureAtom, sessionAtom } from '../../state/portal/portal-state';
import { queryClientOf } from '../../state/query/query-client';
import { ownSettings } from '../../state/server/own-settings';
import type { ServerData } from '../../state/server/server-data';
import { shownFailures } from '../../state/server/server-failures';
import { version } from '../for-elements';
import type { RenderedScreen } from './render-screen';
import { markupOf } from './render-tree';

/**
 * Returns the data of a rendered page: what the browser would fetch again. It has no token, because neither the session
 * nor an answer contains one.
 */
export function pageData({ portal, isWhole }: RenderedScreen, settings: Settings): ServerData {
  const { store } = portal;
  const session = store.get(sessionAtom);
  const failures = shownFailures(queryClientOf(portal));
  return {
    version,
    markup: markupOf(isWhole),
    culture: store.get(cultureAtom),
    settings: ownSettings(settings),
    configUrl: settings.configUrl,
    configuration: store.get(configurationInputAtom),
    ...(session.login === 'public' ? {} : { session }),
    queries: dehydrate(queryClientOf(portal)),
    ...(failures.length === 0 ? {} : { failures }),
  };
}
