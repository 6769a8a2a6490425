import { isOn } from '../../domain/session/menu';
import { useElementContext } from '../portal/element-context';
import { useSession } from '../session/hooks';

/** Returns whether the element searches the catalog: it is the whole catalog, and its portal offers search. */
export function useHasSearch(): boolean {
  const { isComposite } = useElementContext();
  return isOn(useSession(), 'showSearchBox') && isComposite;
}
