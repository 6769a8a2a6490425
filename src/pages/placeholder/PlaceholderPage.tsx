import type { Route } from '../../domain/navigation/routes';
import { NotFound } from '../../widgets/not-found/NotFound';

/** A page of plain text for an error and for an address that names nothing (R-OTHER-036..038, R-ERROR-046). */
export function PlaceholderPage({ route }: { route: Extract<Route, { name: 'error' | 'notFound' }> }) {
  return <NotFound title={route.name === 'error' ? 'PAGE_ERROR' : 'PAGE_NOT_FOUND'} />;
}
