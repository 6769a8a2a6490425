import { createHistoryRouter } from '../../browser/history/page-router';
import { routePath } from '../../domain/navigation/routes';
import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';
import type { ScreenLocation } from './screen-location';

/**
 * Returns the address of the search for a phrase that a form without script sent; undefined for any other address. The
 * phrase moves from the query string to the path.
 */
export function phraseAddress(
  { environment }: Portal,
  { basePath = '/' }: Settings,
  { route, query }: ScreenLocation,
): string | undefined {
  const params = new URLSearchParams(query);
  const phrase = params.get('phrase')?.trim();
  if (route.name !== 'searchAll' || !params.has('phrase')) return undefined;
  params.delete('phrase');
  const to = phrase ? ({ name: 'search', phrase } as const) : ({ name: 'searchAll' } as const);
  const router = createHistoryRouter(environment.window(), basePath);
  return environment.origin() + (router.href({ path: routePath(to), query: params.toString() }) ?? '');
}
