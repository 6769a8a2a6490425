import { useAtomValue } from 'jotai';
import { savedOrder, saveOrder } from '../../api/host/custom-order';
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
import { reportFailure } from '../portal/failures';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';
import { sessionAtom } from '../portal/portal-state';
import { queryClientOf } from '../query/query-client';

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
  useAtomValue(sessionAtom);
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

interface Saving {
  /** The order that the server last confirmed. */
  saved: readonly OrderEntry[];
  /** The order to send next. A newer order replaces it. */
  next: readonly OrderEntry[] | undefined;
  /** Callbacks of the changes that the server has not confirmed yet. Called when it refuses them. */
  onRefused: (() => void)[];
}

interface Change {
  list: List;
  elements: readonly CustomElement[];
  /** Returns the new arrangement for the current one. */
  change: (now: readonly ArrangedElement[]) => readonly ArrangedElement[];
  /** Called when the server refuses the change, before the notification about it. */
  onRefused?: () => void;
}

/** The saves in progress, by query key. */
const createSavings = () => new Map<string, Saving>();

/**
 * Shows an arrangement at once and saves it, one call after the other, so that the last change wins. When the server
 * refuses it, restores the old order and fetches the order again. Does nothing until the saved order is loaded, because
 * it would overwrite that order with a guess.
 * @see R-ORDER-002 R-ORDER-003 R-ORDER-008 O-15
 */
export async function arrange(
  portal: Portal,
  { list, elements, change, onRefused = () => {} }: Change,
): Promise<void> {
  const queryClient = queryClientOf(portal);
  const savings = portal.single(createSavings);
  const { queryKey } = queryOf(portal, list);
  const saved = queryClient.getQueryData<readonly OrderEntry[]>(queryKey);
  if (saved === undefined) return;
  const key = queryKey.join('/');
  // The user may press twice before the first change renders, so each change builds on the one before.
  const entries = withUnseen(orderEntries(change(arranged(elements, saved))), saved);
  // A running fetch of the order is older than this change.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<readonly OrderEntry[]>(queryKey, entries);
  const running = savings.get(key);
  if (running) {
    running.next = entries;
    running.onRefused.push(onRefused);
    return;
  }
  const saving: Saving = { saved, next: entries, onRefused: [onRefused] };
  savings.set(key, saving);
  try {
    await sendAll(portal, list, saving);
  } catch (error) {
    queryClient.setQueryData<readonly OrderEntry[]>(queryKey, saving.saved);
    for (const refused of saving.onRefused) refused();
    savings.delete(key);
    reportFailure(portal, 'notify', error);
    return readAgain(portal, list);
  }
  savings.delete(key);
}

async function sendAll(portal: Portal, list: List, saving: Saving): Promise<void> {
  const { owner } = queryOf(portal, list);
  while (saving.next) {
    const sent = saving.next;
    const confirmed = saving.onRefused.length;
    saving.next = undefined;
    await saveOrder(currentApi(portal), owner, sent);
    saving.saved = sent;
    saving.onRefused.splice(0, confirmed);
  }
}

/** Fetches the current order after a refusal. If that fails too, the order before the change stays. @see O-15 */
async function readAgain(portal: Portal, list: List): Promise<void> {
  const { queryKey, queryFn } = queryOf(portal, list);
  try {
    await queryClientOf(portal).query({ queryKey, queryFn, staleTime: 0, retry: false });
  } catch (error) {
    reportFailure(portal, 'log', error);
  }
}
