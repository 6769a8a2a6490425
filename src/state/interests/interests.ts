import { mutationOptions } from '@tanstack/react-query';
import { addInterests, interestTags, removeInterests } from '../../api/interests/interests';
import { interestChange, type InterestTag } from '../../domain/interests/interest-change';
import { currentApi, useApi } from '../portal/api';
import { useEagerQuery } from '../query/eager-query';
import { runMutation } from '../query/mutations';
import type { QueryResult } from '../query/query-result';
import { notify } from '../notifications/notifications';
import type { Portal } from '../portal/portal';
import { invalidateContent } from '../home/content-cache';
import { usePortal } from '../portal/portal-context';
import { cultureAtom, sessionAtom } from '../portal/portal-state';
import { queryClientOf } from '../query/query-client';
import { useCulture, useSession } from '../session/hooks';

/** Fetches the tags when the dialog opens. The dialog itself shows a failure. @see R-API-064 R-ERROR-010 */
export function useInterestTags(): QueryResult<readonly InterestTag[]> {
  const api = useApi();
  const portal = usePortal();
  useCulture();
  useSession();
  return useEagerQuery<readonly InterestTag[]>({
    queryKey: tagsKey(portal),
    queryFn: ({ signal }) => interestTags(api, signal),
  });
}

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
  const queryKey = tagsKey(portal);
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
      queryClient.setQueryData<readonly InterestTag[]>(queryKey, saved);
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

const tagsKey = ({ store }: Portal): readonly string[] => [
  'interests',
  store.get(cultureAtom),
  store.get(sessionAtom).userId ?? 'anonymous',
];
