import { useAtomValue } from 'jotai';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useHomeBlocks } from '../../blocks/use-blocks';
import { isReopened } from '../../browser/scroll';
import { startPartOf } from '../../domain/home/learner-start';
import { closeStrayEditor, homeScroll } from '../../state/home/home-return';
import { useRestoredScroll } from '../../state/navigation/restored-scroll';
import { useElementContext, type ElementContext } from '../../state/portal/element-context';
import { sessionAtom } from '../../state/portal/portal-state';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';
import { HomeSlot } from './HomeSlot';

/** Renders the front page of a catalog: its blocks in the configured order. @see R-HOME-001 R-HOME-002 */
export function HomePage() {
  const context = useElementContext();
  const { catalog, settings } = context;
  const blocks = useHomeBlocks();
  const session = useAtomValue(sessionAtom);
  const ref = useRef<HTMLDivElement>(null);
  const hasOwnList = blocks.some(({ allowsUserEdit }) => allowsUserEdit);
  useRestoredScroll(
    ref,
    useCallback(() => homeScroll(context), [context]),
  );
  useEffect(() => closeStrayEditor(context, hasOwnList), [context, hasOwnList]);
  const renderedCount = useRenderedCount(context, blocks.length);
  return (
    <div ref={ref} className={tw('flex flex-col gap-8 md:gap-10')}>
      {settings.blocks ? null : <Heading className={tw('visually-hidden')}>{catalog.name}</Heading>}
      {blocks.map((block, index) => (
        <HomeSlot
          key={block.id}
          block={block}
          isFirst={index === 0}
          startPart={startPartOf(blocks, index, session)}
          isRendered={index < renderedCount}
        />
      ))}
    </div>
  );
}

/** The catalogs whose home this portal has shown before. */
const createShownCatalogs = () => new Set<string>();

/** A store update restarts a running transition, so each transition renders only a few blocks. */
const blocksPerTransition = 2;

/**
 * Returns how many blocks, from the start, render although they are out of view. The number grows in transitions after
 * the first paint. A visitor who returns to a scrolled page gets all blocks at once.
 * @see R-HOME-043
 */
function useRenderedCount({ catalog, portal }: ElementContext, total: number): number {
  const shown = portal.single(createShownCatalogs);
  const [count, setCount] = useState(() => (shown.has(catalog.id) || isReopened() ? Infinity : 0));
  useEffect(() => void shown.add(catalog.id), [shown, catalog.id]);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + blocksPerTransition));
  }, [count, total]);
  return count;
}
