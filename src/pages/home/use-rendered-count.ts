import { startTransition, useEffect, useState } from 'react';
import { isReopened } from '../../browser/scroll';
import type { ElementContext } from '../../state/portal/element-context';
import { useIsPrerender } from '../../browser/server/use-is-prerender';

/** The catalogs whose home this portal has shown before. */
const createShownCatalogs = () => new Set<string>();

/** A store update restarts a running transition, so each transition renders only a few blocks. */
const blocksPerTransition = 4;

/**
 * Returns how many blocks, from the start, render although they are out of view. The number grows in transitions after
 * the first paint. A visitor who returns to a scrolled page gets all blocks at once, and so does a server.
 * @see R-HOME-043
 */
export function useRenderedCount({ catalog, portal }: ElementContext, total: number): number {
  const shown = portal.single(createShownCatalogs);
  const isPrerender = useIsPrerender();
  const [count, setCount] = useState(() =>
    isPrerender || shown.has(catalog.id) || isReopened() ? Infinity : 0,
  );
  useEffect(() => void shown.add(catalog.id), [shown, catalog.id]);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + blocksPerTransition));
  }, [count, total]);
  return count;
}
