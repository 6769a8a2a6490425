import { isUser } from '../../domain/session/viewer';
import type { ElementContext } from '../portal/element-context';
import { sessionAtom } from '../portal/portal-state';

/** The fragment of the address while a list is being edited (R-HOME-039). */
export const editorFragment = 'user-custom-elements-dialog';

/** Drops the fragment where there is no list to arrange. */
export function dropStrayEditor({ router, portal }: ElementContext, hasOwnList: boolean): void {
  const { path, query, fragment } = router.read();
  const mayArrange = hasOwnList && isUser(portal.store.get(sessionAtom));
  if (fragment === editorFragment && !mayArrange) router.replace({ path, query });
}
