import { useCallback, useEffect, useRef } from 'react';
import { useHomeBlocks } from '../../blocks/use-blocks';
import { startPartOf } from '../../domain/home/learner-start';
import { closeStrayEditor, homeScroll } from '../../state/home/home-return';
import { useRestoredScroll } from '../../state/navigation/restored-scroll';
import { useElementContext } from '../../state/portal/element-context';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { HomeSlot } from './HomeSlot';
import { useRenderedCount } from './use-rendered-count';
import { useSession } from '../../state/session/hooks';

const NoBlocks = lazyComponent(async () => (await import('./NoBlocks')).NoBlocks);

/** Renders the front page of a catalog: its blocks in the configured order. @see R-HOME-001 R-HOME-002 */
export function HomePage() {
  const context = useElementContext();
  const { catalog, settings } = context;
  const blocks = useHomeBlocks();
  const session = useSession();
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
      {settings.blocks && blocks.length === 0 ? <NoBlocks /> : null}
    </div>
  );
}
