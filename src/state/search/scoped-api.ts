import { useMemo } from 'react';
import type { Api } from '../../api/http/api';
import type { ScopedApi } from '../../api/search/suggestions';
import { searchScope, type Catalog } from '../../domain/catalog/catalog';
import { useApi } from '../portal/api';
import { useElementContext } from '../portal/element-context';
import { useConfiguration } from '../portal/portal-state';

/** Returns the portal's search calls for the current catalog or marketplace. @see A-137 */
export function useScopedApi(): ScopedApi {
  const api = useApi();
  const { catalog } = useElementContext();
  const catalogs = useConfiguration()?.catalogs;
  return useMemo(() => scopedTo(api, catalogs ?? [], catalog.id), [api, catalogs, catalog.id]);
}

/** Returns the search calls outside React. */
export const scopedTo = (api: Api, catalogs: readonly Catalog[], id: string): ScopedApi => ({
  api,
  path: { scope: searchScope(catalogs, id), id },
});

/** Returns the part of a query key for the portal's own calls in a catalog. @see R-CATALOG-005 */
export const keyOfCatalog = ({ path }: ScopedApi): string => `portal:${path.scope}:${path.id}`;
