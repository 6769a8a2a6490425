import { onLeave } from '../../browser/page';
import type { ListInfo } from '../../domain/lists/list';
import type { ActionContext } from '../portal/element-context';
import { deleteOwnList } from './list-changes';
import { markListDeleted, unmarkListDeleted } from './deleted-lists';
import { notify } from '../notifications/notifications';

/**
 * Takes a list of one's own from the screen at once, and deletes it when its notification ends or the page is left: the
 * servers cannot bring a list back with those who follow it, so Undo has to come before (R-API-031, O-3, O-15).
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
    if (!(await deleteOwnList(context, id))) unmarkListDeleted(portal, id);
  };
  const forget = onLeave(() => void carryOut());
  markListDeleted(portal, id);
  notify(portal, {
    text: 'LIST_DELETED',
    values: { name },
    action: {
      label: 'UNDO',
      run: () => {
        if (decide()) unmarkListDeleted(portal, id);
      },
    },
    onEnd: () => void carryOut(),
  });
}
