import { useBlocks } from '../../blocks/use-blocks';
import { chosenBlocks } from '../../domain/home/chosen-blocks';
import { useElementContext } from '../../state/portal/element-context';
import { Failed } from '../../widgets/failed/Failed';

/**
 * Renders the state of a home whose attribute `blocks` names no configured block. Renders nothing if this visitor may
 * not see the chosen blocks.
 * @see A-158 O-11
 */
export function NoBlocks() {
  const { settings } = useElementContext();
  return chosenBlocks(useBlocks(), settings.blocks).length === 0 ? (
    <Failed text="SETUP_PROBLEM" hasTitle />
  ) : null;
}
