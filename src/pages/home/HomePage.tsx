import { useAtomValue } from 'jotai';
import { Suspense, useCallback, useRef } from 'react';
import { blocks } from '../../blocks/registry';
import { CardListBlock } from '../../blocks/card-list/CardListBlock';
import { ImageAndTextHead, TopBlock } from '../../blocks/lazy-blocks';
import type { HomeBlock } from '../../domain/content/home-block';
import { visibleBlocks } from '../../domain/content/visible-blocks';
import { viewerOf } from '../../domain/session/viewer';
import { useBlocks } from '../../state/blocks';
import { useHost } from '../../state/host';
import { NearContext, SettlingContext, useNear } from '../../state/near';
import { sessionAtom } from '../../state/runtime';
import { useOrderOfAppearance } from '../../state/settling';
import { tw } from '../../ui/style/tw';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';
import { CardSkeletons, layoutOf } from '../../widgets/card-layout/CardLayout';
import { Heading } from '../../widgets/heading/Heading';

/** The front page of a catalog: its blocks in their configured order (R-HOME-001, R-HOME-002). */
export function HomePage() {
  const { catalog, settings } = useHost();
  const viewer = viewerOf(useAtomValue(sessionAtom));
  const shown = visibleBlocks(chosenBlocks(useBlocks(), settings.blocks), viewer).filter(
    ({ contentType }) => blocks[contentType],
  );
  const { tell, shownUntil } = useOrderOfAppearance(shown.filter(waits).map(({ id }) => id));
  const lastShown = shown.findIndex((block) => block.id === shownUntil);
  return (
    <div className={tw('flex flex-col gap-8 md:gap-12')}>
      {settings.blocks ? null : <Heading className={tw('visually-hidden')}>{catalog.name}</Heading>}
      {shown.map((block, index) => (
        <Place key={block.id} block={block} isHeld={lastShown >= 0 && index > lastShown} tell={tell} />
      ))}
    </div>
  );
}

/** Blocks that ask the portal for something, or whose code comes later, have no known height until then. */
const waits = ({ contentType, layoutKind }: HomeBlock): boolean =>
  blocks[contentType]?.load !== undefined || layoutKind !== undefined || contentType === 'CustomList';

interface PlaceProps {
  block: HomeBlock;
  isHeld: boolean;
  tell: (id: string, isSettled: boolean) => void;
}

/** Where a block stands: it asks when the person comes near, and appears when those above it have settled. */
function Place({ block, isHeld, tell }: PlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const settle = useCallback((isSettled: boolean) => tell(block.id, isSettled), [tell, block.id]);
  return (
    <div ref={place} className={isHeld ? tw('invisible empty:hidden') : tw('empty:hidden')}>
      <NearContext value={isNear}>
        <SettlingContext value={settle}>
          <Suspense fallback={<Waiting block={block} />}>
            <BlockOf block={block} />
          </Suspense>
        </SettlingContext>
      </NearContext>
    </div>
  );
}

/** Of the size of the block whose code is on its way. */
function Waiting({ block }: { block: HomeBlock }) {
  if (block.layoutKind) return <Skeleton className={tw('min-h-300')} />;
  return (
    <BlockFrame block={block}>
      <CardSkeletons {...layoutOf(block)} />
    </BlockFrame>
  );
}

function BlockOf({ block }: { block: HomeBlock }) {
  const row = blocks[block.contentType];
  if (!row) return null;
  const { View, load, failedText } = row;
  if (block.layoutKind === 'Banner' || block.layoutKind === 'BannerAndSearch')
    return <TopBlock block={block} {...(load ? { load } : {})} />;
  const head = block.layoutKind === 'ImageAndText' ? { head: <ImageAndTextHead block={block} /> } : {};
  if (View) return <View block={block} {...head} />;
  if (!load) return null;
  return <CardListBlock block={block} load={load} {...(failedText ? { failedText } : {})} {...head} />;
}

/** Only the blocks that the tag names, by content type or id, where it names any. */
function chosenBlocks(all: readonly HomeBlock[], chosen: string | undefined): readonly HomeBlock[] {
  const names = (chosen ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  if (names.length === 0) return all;
  return all.filter(
    (block) => names.includes(block.contentType.toLowerCase()) || names.includes(block.id.toLowerCase()),
  );
}
