import type { DefaultError, MutationOptions } from '@tanstack/react-query';
import type { Portal } from './portal';
import { queryClientOf } from './query-client';

/**
 * Runs a mutation outside a component, for example for Undo in a notification. Returns its data, or undefined if it
 * failed. The query client reports the failure. Resolves after the callbacks of the mutation.
 */
export async function runMutation<Data, Variables, Result>(
  portal: Portal,
  options: MutationOptions<Data, DefaultError, Variables, Result>,
  variables: Variables,
): Promise<Data | undefined> {
  try {
    const queryClient = queryClientOf(portal);
    return await queryClient.getMutationCache().build(queryClient, options).execute(variables);
  } catch {
    return undefined;
  }
}
