import { readBlock } from '../../api/host/block-configuration';
import type { Catalog } from '../../domain/catalog/catalog';
import type { BlockKinds } from '../../domain/home/block-kind';
import { chosenBlocks } from '../../domain/home/chosen-blocks';
import type { HomeBlock } from '../../domain/home/home-block';
import { visibleBlocks } from '../../domain/home/visible-blocks';
import type { Problem } from '../../domain/setup/problem';
import { useElementContext } from '../portal/element-context';
import { addProblems } from '../portal/problems';
import type { Portal } from '../portal/portal';
import { useViewer } from '../session/hooks';

/** The parsed blocks by the configured blocks, which all copies of a catalog share. */
const createParsedBlocks = () => new WeakMap<Catalog['components'], readonly HomeBlock[]>();

/**
 * Returns the blocks of a catalog. The first call parses them, so that screens without blocks do not load the parser.
 * Reports each block that is not valid to the page and leaves it out.
 * @see O-11
 */
export function blocksOf(portal: Portal, catalog: Catalog, kinds: BlockKinds): readonly HomeBlock[] {
  const parsed = portal.single(createParsedBlocks);
  const blocks = parsed.get(catalog.components) ?? parseBlocks(portal, catalog, kinds);
  parsed.set(catalog.components, blocks);
  return blocks;
}

/** Returns the blocks of the current catalog. The caller passes the kinds, so that this layer imports no block. */
export function useCatalogBlocks(kinds: BlockKinds): readonly HomeBlock[] {
  const { portal, catalog } = useElementContext();
  return blocksOf(portal, catalog, kinds);
}

/** Returns the blocks that the element shows to this visitor. @see R-HOME-001 A-158 */
export function useShownBlocks(kinds: BlockKinds): readonly HomeBlock[] {
  const { settings } = useElementContext();
  const viewer = useViewer();
  return visibleBlocks(chosenBlocks(useCatalogBlocks(kinds), settings.blocks), viewer);
}

function parseBlocks(portal: Portal, { path, components }: Catalog, kinds: BlockKinds): HomeBlock[] {
  // Blocks and their elements are parsed during rendering, when no other state may change. Report later.
  const reportProblems = (problems: readonly Problem[]) =>
    queueMicrotask(() => void addProblems(portal, problems));
  const read = components.map((component, index) =>
    readBlock(component, `${path}.components[${index}]`, { kinds, reportProblems }),
  );
  reportProblems(read.flatMap(({ problems }) => problems));
  return read.flatMap(({ block }) => block ?? []);
}
