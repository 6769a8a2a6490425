import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { readBlock } from '../../api/host/block-configuration';
import type { Catalog } from '../../domain/catalog/catalog';
import type { BlockKinds } from '../../domain/home/block-kind';
import { chosenBlocks } from '../../domain/home/chosen-blocks';
import type { HomeBlock } from '../../domain/home/home-block';
import { visibleBlocks } from '../../domain/home/visible-blocks';
import { viewerOf } from '../../domain/session/viewer';
import { useElementContext } from '../portal/element-context';
import { sessionAtom } from '../portal/portal-state';
import { addProblems } from '../portal/problems';
import type { Portal } from '../portal/portal';

/**
 * Returns the blocks of the current catalog. Reports each block that is not valid to the page and leaves it out. The
 * caller passes the kinds, so that this layer imports no block.
 * @see O-11
 */
export function useCatalogBlocks(kinds: BlockKinds): readonly HomeBlock[] {
  const { catalog, portal } = useElementContext();
  const { blocks, problems } = useMemo(() => readBlocks(portal, catalog, kinds), [portal, catalog, kinds]);
  useEffect(() => addProblems(portal, problems), [portal, problems]);
  return blocks;
}

/** Returns the blocks that the element shows to this visitor. @see R-HOME-001 A-158 */
export function useShownBlocks(kinds: BlockKinds): readonly HomeBlock[] {
  const { settings } = useElementContext();
  const viewer = viewerOf(useAtomValue(sessionAtom));
  return visibleBlocks(chosenBlocks(useCatalogBlocks(kinds), settings.blocks), viewer);
}

function readBlocks(portal: Portal, { id, components }: Catalog, kinds: BlockKinds) {
  // Blocks read their elements while they render, when no other state may change. Report later.
  const reportProblems = (problems: readonly string[]) => queueMicrotask(() => addProblems(portal, problems));
  const read = components.map((component, index) =>
    readBlock(component, `config.catalogs[id ${id}].components[${index}]`, { kinds, reportProblems }),
  );
  return {
    blocks: read.flatMap(({ block }) => block ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}
