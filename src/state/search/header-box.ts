import { useElementContext } from '../portal/element-context';
import { useSession } from '../session/hooks';

/** Returns whether the element has a header with a search box. @see R-HEADER-015 */
export function useHasHeaderBox(): boolean {
  const { isComposite, settings } = useElementContext();
  const { menu } = useSession();
  return isComposite && settings.chrome !== 'none' && menu.showSearchBox !== false;
}
