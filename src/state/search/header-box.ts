import { useAtomValue } from 'jotai';
import { useElementContext } from '../portal/element-context';
import { sessionAtom } from '../portal/portal-state';

/** Returns whether the element searches the catalog: it is the whole catalog, and its portal offers search. */
export function useHasSearch(): boolean {
  const { isComposite } = useElementContext();
  const { menu } = useAtomValue(sessionAtom);
  return isComposite && menu.showSearchBox !== false;
}

/** Returns whether the element has a header with a search box. @see R-HEADER-015 */
export function useHasHeaderBox(): boolean {
  const { settings } = useElementContext();
  return useHasSearch() && settings.chrome !== 'none';
}
