import { atom } from 'jotai';
import { isReopened } from '../../browser/scroll';
import { readForTab, writeForTab } from '../../browser/storage';
import type { ElementContext } from '../portal/element-context';
import { dropStrayEditor } from '../lists/list-editor-address';
import { store } from '../portal/portal';
import { readPlace, stayAt, type LeftAt } from '../navigation/return-place';

/** Per catalog, for the visit; the tab keeps a copy for when the whole page is left (R-ENTITY-085, A-025). */
const leftAtom = atom<Readonly<Record<string, LeftAt>>>({});

/** Home is where it was left, whichever way the visitor comes back to it (R-HOME-043, O-6). */
export function stayAtHome(context: ElementContext, home: HTMLElement, hasOwnList: boolean): () => void {
  const catalogId = context.catalog.id;
  dropStrayEditor(context, hasOwnList);
  return stayAt(home, {
    left: store.get(leftAtom)[catalogId] ?? leftBefore(catalogId),
    keep: (place) => store.set(leftAtom, (all) => ({ ...all, [catalogId]: place })),
    write: (place) => writeForTab(nameOf(catalogId), JSON.stringify(place)),
  });
}

const nameOf = (catalogId: string): string => `home.${catalogId}`;

/** Only coming back by the browser's own means counts; who follows a link to home starts at its top. */
const leftBefore = (catalogId: string): LeftAt | undefined =>
  isReopened() ? readPlace(readForTab(nameOf(catalogId))) : undefined;
