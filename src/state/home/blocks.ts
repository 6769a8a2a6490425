import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import { readBlock } from '../../api/host/block-configuration';
import type { Catalog } from '../../domain/catalog/catalog';
import { chosenBlocks } from '../../domain/home/chosen-blocks';
import type { HomeBlock } from '../../domain/home/home-block';
import { visibleBlocks } from '../../domain/home/visible-blocks';
import { viewerOf } from '../../domain/session/viewer';
import { useElementContext } from '../portal/element-context';
import { sessionAtom } from '../portal/portal-state';
import { addProblems } from '../portal/problems';
import type { Portal } from '../portal/portal';

/**
 * Returns the blocks of the current catalog. Reports each block that is not valid to the page and leaves it out.
 * @see O-11
 */
export function useBlocks(): readonly HomeBlock[] {
  const { catalog, portal } = useElementContext();
  const { blocks, problems } = useMemo(() => readBlocks(portal, catalog), [portal, catalog]);
  useEffect(() => addProblems(portal, problems), [portal, problems]);
  return blocks;
}

/** Returns the blocks that home shows to this visitor. @see R-HOME-001 A-158 */
export function useHomeBlocks(): readonly HomeBlock[] {
  const { settings } = useElementContext();
  const viewer = viewerOf(useAtomValue(sessionAtom));
  return visibleBlocks(chosenBlocks(useBlocks(), settings.blocks), viewer);
}

function readBlocks(
  portal: Portal,
  { id, components }: Catalog,
): { blocks: HomeBlock[]; problems: string[] } {
  // Blocks read their elements while they render, when no other state may change. Report later.
  const reportSoon = (problems: readonly string[]) => queueMicrotask(() => addProblems(portal, problems));
  const read = components.map((component, index) =>
    readBlock(component, `config.catalogs[id ${id}].components[${index}]`, reportSoon),
  );
  return {
    blocks: read.flatMap(({ block }) => block ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}
