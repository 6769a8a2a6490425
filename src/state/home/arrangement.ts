import { mutationOptions } from '@tanstack/react-query';
import { savedOrder, saveOrder } from '../../api/home/saved-order';
import type { HomeBlock } from '../../domain/home/home-block';
import {
  arranged,
  orderEntries,
  withUnseen,
  type ArrangedElement,
} from '../../domain/custom-elements/saved-order';
import type { CustomElement } from '../../domain/custom-elements/custom-element';
import type { OrderEntry } from '../../domain/custom-elements/saved-order';
import { currentApi } from '../portal/api';
import { useEagerQuery } from '../query/eager-query';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';
import { sessionAtom } from '../portal/portal-state';
import { runMutation } from '../query/mutations';
import { queryClientOf } from '../query/query-client';
import { useSession } from '../session/hooks';

/** A list's elements as this user arranged them. */
export interface Arrangement {
  data: readonly ArrangedElement[] | undefined;
  /** Whether the saved order could not be read. Stays true while a retry is in progress. */
  hasFailed: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

type List = Pick<HomeBlock, 'id'>;

/**
 * Returns the elements of an editable list in this user's order. Hidden elements are marked and come last.
 * @see R-ORDER-004..007
 */
export function useArrangement(list: List, elements: readonly CustomElement[]): Arrangement {
  const portal = usePortal();
  useSession();
  const { data, errorUpdateCount, isFetching, refetch } = useEagerQuery<readonly OrderEntry[]>({
    ...queryOf(portal, list),
    meta: { onFailure: 'notify' },
  });
  const hasFailed = !data && errorUpdateCount > 0;
  return { data: data && arranged(elements, data), hasFailed, isFetching, refetch };
}

/** The query key has no language, because an order contains no text. */
function queryOf(portal: Portal, list: List) {
  const owner = { componentId: list.id, userId: portal.store.get(sessionAtom).userId ?? 'anonymous' };
  return {
    queryKey: ['arrangement', owner.componentId, owner.userId],
    queryFn: ({ signal }: { signal: AbortSignal }) => savedOrder(currentApi(portal), owner, signal),
    owner,
  };
}

/** Returns the new order for the current one. */
type OrderChange = (now: readonly OrderEntry[]) => readonly OrderEntry[];

/**
 * The mutation that saves an order. It shows at once, and the changes of one list are saved one after the other. When
 * the server refuses an order, the order before the change returns and the saved order is fetched again. A later change
 * that waits contains this one: it is saved instead.
 * @see R-ORDER-002 R-ORDER-003 R-ORDER-008 O-15
 */
function orderMutation(portal: Portal, list: List) {
  const queryClient = queryClientOf(portal);
  const { queryKey, queryFn, owner } = queryOf(portal, list);
  const cachedOrder = () => queryClient.getQueryData<readonly OrderEntry[]>(queryKey) ?? [];
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
      void queryClient.query({ queryKey, queryFn, staleTime: 0, retry: false }).catch(() => undefined);
    },
  });
}

interface Change {
  list: List;
  elements: readonly CustomElement[];
  /** Returns the new arrangement for the current one. */
  change: (now: readonly ArrangedElement[]) => readonly ArrangedElement[];
}

/**
 * Shows an arrangement at once and saves it. Returns whether it was saved. Does nothing until the saved order is loaded,
 * because it would overwrite that order with a guess.
 */
export async function arrange(portal: Portal, { list, elements, change }: Change): Promise<boolean> {
  const isLoaded = queryClientOf(portal).getQueryData(queryOf(portal, list).queryKey) !== undefined;
  if (!isLoaded) return false;
  const changeOrder: OrderChange = (now) => withUnseen(orderEntries(change(arranged(elements, now))), now);
  return (await runMutation(portal, orderMutation(portal, list), changeOrder)) === true;
}
