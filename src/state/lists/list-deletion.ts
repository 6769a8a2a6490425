import { onLeave } from '../../browser/page';
import type { ListInfo } from '../../domain/lists/list';
import type { ActionContext } from '../portal/element-context';
import { deleteOwnList } from './mutations';
import { markListDeleted, restoreList } from './deleted-lists';
import { notify } from '../notifications/notifications';

/**
 * Removes a list of the user from the screen at once. Deletes it on the server when its notification ends or the
 * visitor leaves the page. The server cannot restore a list and its followers, so Undo must come before the call.
 * @see R-API-031 O-3 O-15
 */
export function deleteListSoon(context: ActionContext, { id, name }: ListInfo): void {
  const { portal } = context;
  let isDecided = false;
  const decide = (): boolean => {
    if (isDecided) return false;
    isDecided = true;
    forget();
    return true;
  };
  const carryOut = async () => {
    if (!decide()) return;
    if (!(await deleteOwnList(context, id))) restoreList(portal, id);
  };
  const forget = onLeave(() => void carryOut());
  markListDeleted(portal, id);
  notify(portal, {
    text: 'LIST_DELETED',
    values: { name },
    action: {
      label: 'UNDO',
      run: () => {
        if (decide()) restoreList(portal, id);
      },
    },
    onEnd: () => void carryOut(),
  });
}
