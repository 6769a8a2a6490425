import { useAtomValue } from 'jotai';
import { savedOrder, saveOrder } from '../api/custom-order';
import type { HomeBlock } from '../domain/content/home-block';
import { arranged, orderEntries, type ArrangedElement } from '../domain/custom-elements/saved-order';
import type { CustomElement } from '../domain/custom-elements/custom-element';
import type { OrderEntry } from '../domain/custom-elements/saved-order';
import { currentApi } from './api';
import { useAsked } from './asking';
import { tellFailure } from './failures';
import { store } from './portal';
import { queryClient } from './query-client';
import { sessionAtom } from './runtime';

/** A list's elements as this user arranged them. */
export type Arrangement =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; elements: readonly ArrangedElement[] };

type List = Pick<HomeBlock, 'id'>;

/** The elements of an editable list in the order of this user, hidden ones marked and last (R-ORDER-004..007). */
export function useArrangement(list: List, elements: readonly CustomElement[]): Arrangement {
  useAtomValue(sessionAtom);
  const query = useAsked<readonly OrderEntry[]>({ ...queryOf(list), meta: { onFailure: 'notify' } });
  if (query.data !== undefined) return { state: 'ready', elements: arranged(elements, query.data) };
  if (query.isError && !query.isFetching) return { state: 'failed', retry: () => void query.refetch() };
  return { state: 'loading' };
}

/** The same whatever the language: an order has no words of its own. */
function queryOf(list: List) {
  const owner = { componentId: list.id, userId: store.get(sessionAtom).userId ?? 'anonymous' };
  return {
    queryKey: ['arrangement', owner.componentId, owner.userId],
    queryFn: ({ signal }: { signal: AbortSignal }) => savedOrder(currentApi(), owner, signal),
    owner,
  };
}

interface Saving {
  /** What the server is known to have. */
  saved: readonly OrderEntry[];
  /** What is to be sent next; a newer one takes its place. */
  next: readonly OrderEntry[] | undefined;
}

type Change = (now: readonly ArrangedElement[]) => readonly ArrangedElement[];

const savings = new Map<string, Saving>();

/**
 * Shows an arrangement at once and saves it, one call after the other, so that the last one stays; when the server
 * refuses, the old order comes back and the truth is read again (R-ORDER-002, R-ORDER-003, R-ORDER-008, O-15).
 */
export async function arrange(list: List, elements: readonly CustomElement[], change: Change): Promise<void> {
  const { queryKey, owner } = queryOf(list);
  const place = queryKey.join('/');
  const under = savings.get(place);
  const saved = queryClient.getQueryData<readonly OrderEntry[]>(queryKey) ?? [];
  // Two presses may come before the first is drawn: each changes what the one before made.
  const entries = orderEntries(change(arranged(elements, saved)));
  queryClient.setQueryData<readonly OrderEntry[]>(queryKey, entries);
  if (under) {
    under.next = entries;
    return;
  }
  const saving: Saving = { saved, next: entries };
  savings.set(place, saving);
  try {
    while (saving.next) {
      const sent = saving.next;
      saving.next = undefined;
      await saveOrder(currentApi(), owner, sent);
      saving.saved = sent;
    }
  } catch (error) {
    queryClient.setQueryData<readonly OrderEntry[]>(queryKey, saving.saved);
    tellFailure('notify', error);
    await readAgain(list);
  } finally {
    savings.delete(place);
  }
}

/** After a refusal the server says what holds; when it cannot, what held before does (O-15). */
async function readAgain(list: List): Promise<void> {
  const { queryKey, queryFn } = queryOf(list);
  try {
    await queryClient.query({ queryKey, queryFn, staleTime: 0, retry: false });
  } catch (error) {
    tellFailure('log', error);
  }
}
