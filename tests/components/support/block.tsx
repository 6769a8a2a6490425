import { BlockView } from '../../../src/blocks/BlockView';
import { useHomeBlocks } from '../../../src/blocks/use-blocks';
import { render } from './render';

function FirstBlock() {
  const [block] = useHomeBlocks();
  return block ? <BlockView block={block} /> : null;
}

/** Renders the block that a catalog with this one configures. */
export const renderBlock = (
  component: Readonly<Record<string, unknown>>,
  options: Parameters<typeof render>[1] = {},
) => render(<FirstBlock />, { ...options, catalog: { components: [component] } });
