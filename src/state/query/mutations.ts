import type { DefaultError, MutationKey, MutationOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';
import { userCheck } from '../portal/portal-state';
import { queryClientOf } from './query-client';

/**
 * Runs a mutation, also outside components, and resolves after its callbacks. Returns its data, or undefined if it did
 * not run or failed. The query client reports the failure.
 *
 * While a mutation with the same key is in progress, it does not run, or with a `scope` waits. When the user changes in
 * the meantime, the callbacks do not run, so that nothing of one user shows to the next.
 * @see R-ROLE-004
 */
export async function runMutation<Data, Variables, Result>(
  portal: Portal,
  options: MutationOptions<Data, DefaultError, Variables, Result>,
  variables: Variables,
): Promise<Data | undefined> {
  const queryClient = queryClientOf(portal);
  const isBusy = options.mutationKey !== undefined && isMutating(portal, options.mutationKey);
  if (isBusy && !options.scope) return undefined;
  const isSameUser = userCheck(portal);
  const ofUser =
    <Args extends unknown[], Returned>(callback: ((...args: Args) => Returned) | undefined) =>
    (...args: Args) =>
      isSameUser() ? callback?.(...args) : undefined;
  const guarded = {
    ...options,
    onSuccess: ofUser(options.onSuccess),
    onError: ofUser(options.onError),
    onSettled: ofUser(options.onSettled),
  };
  try {
    return await queryClient.getMutationCache().build(queryClient, guarded).execute(variables);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a mutation with this key is in progress, for components. The library's hook of this name would put
 * all its mutation hooks on every first screen.
 */
export function useIsMutationPending(mutationKey: MutationKey): boolean {
  const portal = usePortal();
  const mutations = queryClientOf(portal).getMutationCache();
  return useSyncExternalStore(
    (listener) => mutations.subscribe(listener),
    () => isMutating(portal, mutationKey),
    () => false,
  );
}

/** Returns whether a mutation with this key is in progress. */
export const isMutating = (portal: Portal, mutationKey: MutationKey): boolean =>
  queryClientOf(portal).isMutating({ mutationKey }) > 0;
