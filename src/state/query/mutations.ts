import type { DefaultError, MutationKey, MutationOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Portal } from '../portal/portal';
import { usePortal } from '../portal/portal-context';
import { queryClientOf } from './query-client';

/**
 * Runs a mutation, unless one with the same key is in progress. Returns its data, or undefined if it did not run or
 * failed. The query client reports the failure. Resolves after the callbacks of the mutation. Works outside components
 * too, for example for Undo in a notification.
 */
export async function runMutation<Data, Variables, Result>(
  portal: Portal,
  options: MutationOptions<Data, DefaultError, Variables, Result>,
  variables: Variables,
): Promise<Data | undefined> {
  const queryClient = queryClientOf(portal);
  if (options.mutationKey && isMutating(portal, options.mutationKey)) return undefined;
  try {
    return await queryClient.getMutationCache().build(queryClient, options).execute(variables);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a mutation with this key is in progress, for components. The library's hook of this name would put
 * all its mutation hooks on every first screen.
 */
export function useIsMutating(mutationKey: MutationKey): boolean {
  const portal = usePortal();
  const mutations = queryClientOf(portal).getMutationCache();
  return useSyncExternalStore(
    (listener) => mutations.subscribe(listener),
    () => isMutating(portal, mutationKey),
  );
}

/** Returns whether a mutation with this key is in progress. */
export const isMutating = (portal: Portal, mutationKey: MutationKey): boolean =>
  queryClientOf(portal).isMutating({ mutationKey }) > 0;
