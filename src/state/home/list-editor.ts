import { atom, useAtom } from 'jotai';
import { type HomeBlock } from '../../domain/home/home-block';
import { isEditable } from '../../domain/home/editable-list';
import { editorFragment } from '../../domain/navigation/routes';
import { visibleElements } from '../../domain/custom-elements/visibility';
import { type Viewer } from '../../domain/session/viewer';
import { useNamedDialog } from '../navigation/named-dialog';
import { useViewer } from '../session/hooks';

/** The id of the list that was opened last in the editor. The fragment does not name the list. @see A-024 */
const chosenAtom = atom<string | undefined>(undefined);

/**
 * Returns the state of the editor dialog of this list, which is one of the blocks that home shows. The address says
 * whether it is open, so Back closes it.
 * @see R-HOME-039 A-024
 */
export function useListEditor(list: Pick<HomeBlock, 'id'>, homeBlocks: readonly HomeBlock[]) {
  const dialog = useNamedDialog(editorFragment);
  const [chosen, choose] = useAtom(chosenAtom);
  const editable = useEditable(homeBlocks);
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

function useEditable(blocks: readonly HomeBlock[]): readonly HomeBlock[] {
  const viewer = useViewer();
  return blocks.filter((block) => mayEdit(block, viewer));
}

const mayEdit = (block: HomeBlock, viewer: Viewer): boolean =>
  isEditable(block, viewer) && visibleElements(block.elements, viewer).length > 0;
