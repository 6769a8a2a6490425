import { atom } from 'jotai';
import { isReopened } from '../../browser/scroll';
import { readForTab, writeForTab } from '../../browser/storage';
import type { ElementContext } from '../portal/element-context';
import { dropStrayEditor } from '../lists/list-editor-address';
import { store } from '../portal/portal';
import { readPosition, restoreScroll, type LeftAt } from '../navigation/return-place';

/** Per catalog, for the visit; the tab keeps a copy for when the whole page is left (R-ENTITY-085, A-025). */
const leftAtom = atom<Readonly<Record<string, LeftAt>>>({});

/** Home is where it was left, whichever way the visitor comes back to it (R-HOME-043, O-6). */
export function restoreHomeScroll(
  context: ElementContext,
  home: HTMLElement,
  hasOwnList: boolean,
): () => void {
  const catalogId = context.catalog.id;
  dropStrayEditor(context, hasOwnList);
  return restoreScroll(home, {
    left: store.get(leftAtom)[catalogId] ?? leftBefore(catalogId),
    save: (position) => store.set(leftAtom, (all) => ({ ...all, [catalogId]: position })),
    write: (position) => writeForTab(nameOf(catalogId), JSON.stringify(position)),
  });
}

const nameOf = (catalogId: string): string => `home.${catalogId}`;

/** Only coming back by the browser's own means counts; who follows a link to home starts at its top. */
const leftBefore = (catalogId: string): LeftAt | undefined =>
  isReopened() ? readPosition(readForTab(nameOf(catalogId))) : undefined;
