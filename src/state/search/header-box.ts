import { useAtomValue } from 'jotai';
import { useElementContext } from '../portal/element-context';
import { sessionAtom } from '../portal/portal-state';

/** Returns whether the element has a header with a search box. @see R-HEADER-015 */
export function useHasHeaderBox(): boolean {
  const { isComposite, settings } = useElementContext();
  const { menu } = useAtomValue(sessionAtom);
  return isComposite && settings.chrome !== 'none' && menu.showSearchBox !== false;
}
