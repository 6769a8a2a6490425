import { mutationOptions } from '@tanstack/react-query';
import { addInterests, removeInterests } from '../../api/interests/interests';
import { interestChange, type InterestTag } from '../../domain/interests/interest-change';
import { invalidateContent } from '../home/content-cache';
import { notify } from '../notifications/notifications';
import { currentApi } from '../portal/api';
import type { Portal } from '../portal/portal';
import { sessionAtom } from '../portal/portal-state';
import { runMutation } from '../query/mutations';
import { queryClientOf } from '../query/query-client';
import { interestTagsQuery } from './queries';

interface InterestsChange {
  added: readonly string[];
  removed: readonly string[];
  /** All tags as they are after the change. */
  saved: readonly InterestTag[];
}

/**
 * Saves the added and the removed tags, each with its own call, and skips a call that has nothing to send. Then fetches
 * the content that depends on interests again, and after a refusal the tags too.
 * @see R-INTEREST-006 R-ERROR-006 O-15
 */
function interestsMutation(portal: Portal) {
  const queryClient = queryClientOf(portal);
  const { queryKey } = interestTagsQuery(portal);
  return mutationOptions({
    mutationKey: queryKey,
    mutationFn: async ({ added, removed }: InterestsChange) => {
      const api = currentApi(portal);
      const userId = portal.store.get(sessionAtom).userId ?? '';
      if (added.length > 0) await addInterests(api, userId, added);
      if (removed.length > 0) await removeInterests(api, removed);
      return true;
    },
    onSuccess: (_data, { saved }) => {
      queryClient.setQueryData(queryKey, saved);
      notify(portal, { text: 'INTERESTS_SAVED' });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    // If only one of the two calls succeeded, the suggestions changed as well. @see A-051
    onSettled: () => void invalidateContent(portal, 'MyInterests'),
  });
}

/** Saves the chosen tags. Returns whether everything was saved. */
export async function saveInterests(
  portal: Portal,
  tags: readonly InterestTag[],
  chosen: ReadonlySet<string>,
): Promise<boolean> {
  const { added, removed } = interestChange(tags, chosen);
  if (added.length === 0 && removed.length === 0) return true;
  const saved = tags.map((tag) => ({ ...tag, isSelected: chosen.has(tag.id) }));
  return (await runMutation(portal, interestsMutation(portal), { added, removed, saved })) === true;
}
