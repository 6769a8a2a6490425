import { useAtomValue } from 'jotai';
import { addInterests, interestTags, removeInterests } from '../../api/interests/interests';
import { interestChange, type InterestTag } from '../../domain/interests/interest-change';
import { currentApi, useApi } from '../portal/api';
import { useEagerQuery } from '../query/eager-query';
import { reportFailure } from '../portal/failures';
import { notify } from '../notifications/notifications';
import type { Portal } from '../portal/portal';
import { invalidateContent } from '../home/content-cache';
import { usePortal } from '../portal/portal-context';
import { cultureAtom, sessionAtom } from '../portal/portal-state';
import { queryClientOf } from '../query/query-client';

/** The tags to choose from. @see R-ERROR-010 */
export type InterestTags =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; tags: readonly InterestTag[] };

/** Fetches the tags when the dialog opens. The dialog itself shows a failure. @see R-API-064 R-ERROR-010 */
export function useInterestTags(): InterestTags {
  const api = useApi();
  const portal = usePortal();
  useAtomValue(cultureAtom);
  useAtomValue(sessionAtom);
  const query = useEagerQuery<readonly InterestTag[]>({
    queryKey: tagsKey(portal),
    queryFn: ({ signal }) => interestTags(api, signal),
  });
  return interestTagsOf(query);
}

/** Returns the tags for the dialog. A failed query counts as loading while it runs again. @see R-ERROR-010 */
export function interestTagsOf(query: {
  data: readonly InterestTag[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}): InterestTags {
  if (query.data !== undefined) return { state: 'ready', tags: query.data };
  if (query.isError && !query.isFetching) return { state: 'failed', retry: () => void query.refetch() };
  return { state: 'loading' };
}

/**
 * Saves the added and the removed tags, each with its own call, and skips a call that has nothing to send. Then fetches
 * the content that depends on interests again; after a refusal also fetches the tags again. Returns whether everything
 * was saved.
 * @see R-INTEREST-006 R-ERROR-006 O-15
 */
export async function saveInterests(
  portal: Portal,
  tags: readonly InterestTag[],
  chosen: ReadonlySet<string>,
): Promise<boolean> {
  const { added, removed } = interestChange(tags, chosen);
  if (added.length === 0 && removed.length === 0) return true;
  const { store } = portal;
  const queryClient = queryClientOf(portal);
  const api = currentApi(portal);
  try {
    if (added.length > 0) await addInterests(api, store.get(sessionAtom).userId ?? '', added);
    if (removed.length > 0) await removeInterests(api, removed);
    const saved = tags.map((tag) => ({ ...tag, isSelected: chosen.has(tag.id) }));
    queryClient.setQueryData<readonly InterestTag[]>(tagsKey(portal), saved);
    notify(portal, { text: 'INTERESTS_SAVED' });
    return true;
  } catch (error) {
    reportFailure(portal, 'notify', error);
    await queryClient.invalidateQueries({ queryKey: tagsKey(portal) });
    return false;
  } finally {
    // If only one of the two calls succeeded, the suggestions changed as well. @see A-051
    void invalidateContent(portal, 'MyInterests');
  }
}

const tagsKey = ({ store }: Portal): readonly string[] => [
  'interests',
  store.get(cultureAtom),
  store.get(sessionAtom).userId ?? 'anonymous',
];
