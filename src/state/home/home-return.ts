import { atom } from 'jotai';
import { isReopened } from '../../browser/scroll';
import type { Store } from '../../browser/storage';
import { editorFragment } from '../../domain/navigation/routes';
import { isUser } from '../../domain/session/viewer';
import type { ElementContext } from '../portal/element-context';
import { sessionAtom } from '../portal/portal-state';
import { readPosition, restoreScroll, type LeftAt } from '../navigation/restore-scroll';

/**
 * The scroll position of home per catalog, for the visit. The tab's storage has a copy for when the whole page unloads.
 * @see R-ENTITY-085 A-025
 */
const leftAtom = atom<Readonly<Record<string, LeftAt>>>({});

/** Restores the scroll position of home, whichever way the visitor returns to it. @see R-HOME-043 O-6 */
export function restoreHomeScroll(
  context: ElementContext,
  home: HTMLElement,
  hasOwnList: boolean,
): () => void {
  const catalogId = context.catalog.id;
  const { store, environment } = context.portal;
  const { tab } = environment.stores;
  dropStrayEditor(context, hasOwnList);
  return restoreScroll(home, {
    left: store.get(leftAtom)[catalogId] ?? leftBefore(tab, catalogId),
    save: (position) => store.set(leftAtom, (all) => ({ ...all, [catalogId]: position })),
    write: (position) => tab.write(nameOf(catalogId), JSON.stringify(position)),
  });
}

const nameOf = (catalogId: string): string => `home.${catalogId}`;

/**
 * Returns the stored position only after a reload or a back or forward navigation. A visitor who follows a link to home
 * starts at its top.
 */
const leftBefore = (tab: Store, catalogId: string): LeftAt | undefined =>
  isReopened() ? readPosition(tab.read(nameOf(catalogId))) : undefined;

/** Removes the fragment of the list editor when there is no list to arrange. @see A-024 */
function dropStrayEditor({ router, portal }: ElementContext, hasOwnList: boolean): void {
  const { path, query, fragment } = router.read();
  const mayArrange = hasOwnList && isUser(portal.store.get(sessionAtom));
  if (fragment === editorFragment && !mayArrange) router.replace({ path, query });
}
