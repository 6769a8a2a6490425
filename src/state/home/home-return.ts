import { isReopened } from '../../browser/scroll';
import { editorFragment } from '../../domain/navigation/routes';
import { isUser } from '../../domain/session/viewer';
import { parseFields } from '../../domain/text/parse-json';
import type { LeftAt, ScrollMemory } from '../navigation/restore-scroll';
import type { ElementContext } from '../portal/element-context';
import { sessionAtom } from '../portal/portal-state';

/**
 * The scroll position of home per catalog, for the visit. The tab's storage has a copy for when the whole page unloads.
 * @see R-ENTITY-085 A-025
 */
const createLeftAt = () => new Map<string, LeftAt>();

/** Returns where home reads and saves its scroll position. @see R-HOME-043 O-6 */
export function homeScroll({ catalog, portal }: ElementContext): ScrollMemory {
  const { tab } = portal.environment.stores;
  const leftAt = portal.single(createLeftAt);
  const name = `home.${catalog.id}`;
  return {
    // After a reload or a back or forward navigation. A visitor who follows a link to home starts at its top.
    left:
      leftAt.get(name) ?? (isReopened() ? (parseFields(tab.read(name)) as LeftAt | undefined) : undefined),
    save: (position) => leftAt.set(name, position),
    write: (position) => tab.write(name, JSON.stringify(position)),
  };
}

/** Removes the fragment of the list editor from the address when there is no list to arrange. @see A-024 */
export function closeStrayEditor({ router, portal }: ElementContext, hasOwnList: boolean): void {
  const { path, query, fragment } = router.read();
  const mayArrange = hasOwnList && isUser(portal.store.get(sessionAtom));
  if (router.ownsPage && fragment === editorFragment && !mayArrange) router.replace({ path, query });
}
