import type { Route } from '../../domain/navigation/routes';
import { NotFound } from '../../widgets/not-found/NotFound';

/** Renders a plain text page for an error or an unknown address. @see R-OTHER-036..038 R-ERROR-046 */
export function PlaceholderPage({ route }: { route: Extract<Route, { name: 'error' | 'notFound' }> }) {
  return <NotFound title={route.name === 'error' ? 'PAGE_ERROR' : 'PAGE_NOT_FOUND'} />;
}
