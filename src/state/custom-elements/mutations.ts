import { mutationOptions } from '@tanstack/react-query';
import { saveOrder } from '../../api/home/saved-order';
import type { CustomElement } from '../../domain/custom-elements/custom-element';
import {
  arranged,
  orderEntries,
  withUnseen,
  type ArrangedElement,
  type OrderEntry,
} from '../../domain/custom-elements/saved-order';
import type { HomeBlock } from '../../domain/home/home-block';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { runMutation } from '../query/mutations';
import { queryClientOf } from '../query/query-client';
import { orderOwner, orderQuery } from './queries';

/** Returns the new order for the current one. */
type OrderChange = (now: readonly OrderEntry[]) => readonly OrderEntry[];

/**
 * The mutation that saves an order. It shows at once, and the changes of one list are saved one after the other. When
 * the server refuses an order, the order before the change returns and the saved order is fetched again. A later change
 * that waits contains this one: it is saved instead.
 * @see R-ORDER-002 R-ORDER-003 R-ORDER-008 O-15
 */
function orderMutation(portal: Portal, listId: string) {
  const queryClient = queryClientOf(portal);
  const query = orderQuery(portal, listId);
  const { queryKey } = query;
  const owner = orderOwner(portal, listId);
  const cachedOrder = () => queryClient.getQueryData(queryKey) ?? [];
  const show = (entries: readonly OrderEntry[]) => queryClient.setQueryData(queryKey, entries);
  const isNewest = (change: OrderChange): boolean => {
    const pending = queryClient.getMutationCache().findAll({ mutationKey: queryKey, status: 'pending' });
    return pending.at(-1)?.state.variables === change;
  };
  return mutationOptions({
    mutationKey: queryKey,
    scope: { id: queryKey.join('/') },
    mutationFn: async (change: OrderChange) => {
      if (isNewest(change)) await saveOrder(currentApi(portal), owner, cachedOrder());
      return true;
    },
    onMutate: async (change) => {
      // The response to a fetch in progress is older than this change.
      await queryClient.cancelQueries({ queryKey });
      const previous = cachedOrder();
      show(change(previous));
      return previous;
    },
    onError: (_error, change, previous) => {
      if (!previous || !isNewest(change)) return;
      show(previous);
      // Not awaited, because the next change need not wait for it.
      void queryClient
        .query({ ...query, meta: { onFailure: 'log' }, staleTime: 0, retry: false })
        .catch(() => undefined);
    },
  });
}

interface Change {
  list: Pick<HomeBlock, 'id'>;
  elements: readonly CustomElement[];
  /** Returns the new arrangement for the current one. */
  change: (now: readonly ArrangedElement[]) => readonly ArrangedElement[];
}

/**
 * Shows an arrangement at once and saves it. Returns whether it was saved. Does nothing until the saved order is loaded,
 * because it would overwrite that order with a guess.
 */
export async function arrange(portal: Portal, { list, elements, change }: Change): Promise<boolean> {
  const isLoaded = queryClientOf(portal).getQueryData(orderQuery(portal, list.id).queryKey) !== undefined;
  if (!isLoaded) return false;
  const changeOrder: OrderChange = (now) => withUnseen(orderEntries(change(arranged(elements, now))), now);
  return (await runMutation(portal, orderMutation(portal, list.id), changeOrder)) === true;
}
