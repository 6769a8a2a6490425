import { atom, useAtom, useAtomValue } from 'jotai';
import { isEditable, type HomeBlock } from '../domain/content/home-block';
import { visibleElements } from '../domain/custom-elements/visibility';
import { isUser, viewerOf, type Viewer } from '../domain/session/viewer';
import { useHomeBlocks } from './blocks';
import type { Host } from './host';
import { useNamedDialog } from './place';
import { store } from './portal';
import { sessionAtom } from './runtime';

/** The fragment of the address while a list is being edited (R-HOME-039). */
const editorFragment = 'user-custom-elements-dialog';

/** The list that was chosen last; the fragment names none. */
const chosenAtom = atom<string | undefined>(undefined);

/** Whether the dialog of this list is open, as the address says; back closes it (R-HOME-039, A-024). */
export function useListEditor(list: Pick<HomeBlock, 'id'>) {
  const dialog = useNamedDialog(editorFragment);
  const [chosen, choose] = useAtom(chosenAtom);
  const editable = useEditable(useHomeBlocks());
  const edited = editable.find(({ id }) => id === chosen) ?? editable[0];
  return {
    isOpen: dialog.isOpen && edited?.id === list.id,
    open: () => {
      choose(list.id);
      dialog.open();
    },
    close: () => dialog.close(),
  };
}

/** Drops the fragment where there is no list to arrange. */
export function dropStrayEditor({ router }: Host, hasOwnList: boolean): void {
  const { path, query, fragment } = router.read();
  const mayArrange = hasOwnList && isUser(store.get(sessionAtom));
  if (fragment === editorFragment && !mayArrange) router.replace({ path, query });
}

function useEditable(blocks: readonly HomeBlock[]): readonly HomeBlock[] {
  const viewer = viewerOf(useAtomValue(sessionAtom));
  return blocks.filter((block) => mayEdit(block, viewer));
}

const mayEdit = (block: HomeBlock, viewer: Viewer): boolean =>
  isEditable(block, viewer) && visibleElements(block.elements, viewer).length > 0;
