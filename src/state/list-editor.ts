import { atom, useAtom, useAtomValue } from 'jotai';
import { isEditable, type HomeBlock } from '../domain/content/home-block';
import { visibleElements } from '../domain/custom-elements/visibility';
import { isUser, viewerOf, type Viewer } from '../domain/session/viewer';
import { useHomeBlocks } from './blocks';
import { useHost, type Host } from './host';
import { usePlace } from './place';
import { store } from './portal';
import { sessionAtom } from './runtime';

/** The fragment of the address while a list is being edited (R-HOME-039). */
const editorFragment = 'user-custom-elements-dialog';

/** The list that was chosen last; the fragment names none. */
const chosenAtom = atom<string | undefined>(undefined);

/** Whether the dialog of this list is open, as the address says; back closes it (R-HOME-039, A-024). */
export function useListEditor(list: Pick<HomeBlock, 'id'>) {
  const { router } = useHost();
  const { fragment } = usePlace();
  const [chosen, choose] = useAtom(chosenAtom);
  const editable = useEditable(useHomeBlocks());
  const edited = editable.find(({ id }) => id === chosen) ?? editable[0];
  const { path, query } = router.read();
  return {
    isOpen: fragment === editorFragment && edited?.id === list.id,
    open: () => {
      choose(list.id);
      router.push({ path, query, fragment: editorFragment });
    },
    close: () => {
      // Opened by its address, there is no step of ours to go back over.
      if (chosen === undefined) router.replace({ path, query });
      else router.back();
    },
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
