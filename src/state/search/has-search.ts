import { useAtomValue } from 'jotai';
import { isOn } from '../../domain/session/menu';
import { useElementContext } from '../portal/element-context';
import { sessionAtom } from '../portal/portal-state';

/** Returns whether the element searches the catalog: it is the whole catalog, and its portal offers search. */
export function useHasSearch(): boolean {
  const { isComposite } = useElementContext();
  return isOn(useAtomValue(sessionAtom), 'showSearchBox') && isComposite;
}
