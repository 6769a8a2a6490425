import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { clickTarget } from '../../domain/activity/click-target';
import type { HomeBlock } from '../../domain/content/home-block';
import { bannerItems } from '../../domain/content/visible-blocks';
import { isFetched } from '../../domain/custom-elements/custom-element';
import { visibleElements } from '../../domain/custom-elements/visibility';
import { viewerOf } from '../../domain/session/viewer';
import { useBlockContent } from '../../state/content';
import { sessionAtom } from '../../state/runtime';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { ActivityCard } from '../../widgets/activity-card/ActivityCard';
import { BlockFrame } from '../../widgets/block-frame/BlockFrame';
import { Carousel } from '../../widgets/carousel/Carousel';
import { ElementCard } from '../../widgets/element-card/ElementCard';
import { SearchBox } from '../../widgets/search-box/SearchBox';
import type { Block } from '../block';

interface TopBlockProps {
  block: HomeBlock;
  load?: NonNullable<Block['load']>;
}

/** A block that opens the page as a banner of wide slides, with a search box where it asks for one (R-HOME-004, R-HOME-005, A-013). */
export function TopBlock({ block, load }: TopBlockProps) {
  return (
    <BlockFrame block={block}>
      <div className={tw('flex flex-col gap-4')}>
        {block.layoutKind === 'BannerAndSearch' ? (
          <div className={tw('max-w-text')}>
            <SearchBox />
          </div>
        ) : null}
        {load ? <LoadedSlides block={block} load={load} /> : <ElementSlides block={block} />}
      </div>
    </BlockFrame>
  );
}

function ElementSlides({ block }: { block: HomeBlock }) {
  const viewer = viewerOf(useAtomValue(sessionAtom));
  const elements = visibleElements(block.elements, viewer).filter(({ type }) => !isFetched(type));
  const slides = bannerItems(elements).map((element) => (
    <ElementCard key={element.id} element={element} block={block} shape="banner" />
  ));
  return <Slides block={block} slides={slides} />;
}

function LoadedSlides({ block, load }: Required<TopBlockProps>) {
  const content = useBlockContent(block, load);
  if (content.state === 'loading') return <Skeleton className={tw('h-64 md:h-banner')} />;
  if (content.state === 'failed') return null;
  const display = { description: block.showElementDescription, extraInfo: false, status: false, type: false };
  const slides = bannerItems(content.items).map((item) => (
    <ActivityCard
      key={item.id}
      item={item}
      target={clickTarget(item, block.contentType)}
      display={display}
      shape="banner"
    />
  ));
  return <Slides block={block} slides={slides} />;
}

function Slides({ block, slides }: { block: HomeBlock; slides: ReactNode[] }) {
  return <Carousel name={block.listName ?? ''} itemClass={tw('shrink-0 snap-start w-full')} items={slides} />;
}
