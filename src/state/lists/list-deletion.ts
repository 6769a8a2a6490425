import { onLeave } from '../../browser/page';
import type { ListInfo } from '../../domain/lists/list';
import type { CatalogElement } from '../portal/element-context';
import { deleteOwnList } from './list-changes';
import { markListDeleted, unmarkListDeleted } from './deleted-lists';
import { notify } from '../notifications/notifications';

/**
 * Takes a list of one's own from the screen at once, and deletes it when its notification ends or the page is left: the
 * servers cannot bring a list back with those who follow it, so Undo has to come before (R-API-031, O-3, O-15).
 */
export function deleteListSoon(host: Pick<CatalogElement, 'emit'>, { id, name }: ListInfo): void {
  let isDecided = false;
  const decide = (): boolean => {
    if (isDecided) return false;
    isDecided = true;
    forget();
    return true;
  };
  const carryOut = async () => {
    if (!decide()) return;
    if (!(await deleteOwnList(host, id))) unmarkListDeleted(id);
  };
  const forget = onLeave(
    () => void carryOut(),
    () => undefined,
  );
  markListDeleted(id);
  notify({
    text: 'LIST_DELETED',
    values: { name },
    action: {
      label: 'UNDO',
      run: () => {
        if (decide()) unmarkListDeleted(id);
      },
    },
    onEnd: () => void carryOut(),
  });
}
