import type { ReactNode } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import { bannerSlides } from '../../domain/home/devices';
import { skeletonItems } from '../../domain/limits';
import { useBlockSlot } from '../../state/home/block-slot';
import { tw } from '../../ui/style/tw';
import { BlockEnds, BlockFrame, type SeeAll } from '../../widgets/block-frame/BlockFrame';
import { Carousel } from '../../widgets/carousel/Carousel';
import { PageSearchBox } from '../../widgets/search-box/PageSearchBox';
import { BannerSkeleton } from './BannerSkeleton';
import { TopHeading, useGreeting } from './TopHeading';
import { Failed } from '../../widgets/failed/Failed';

interface BannerProps {
  block: HomeBlock;
  slides: readonly ReactNode[];
  isLoading: boolean;
  retry?: () => void;
  seeAll?: SeeAll;
}

/** Renders a banner with its large name, an optional search box and its slides. @see R-HOME-004 R-HOME-005 */
export function Banner(props: BannerProps) {
  const { block, slides, isLoading, retry, seeAll } = props;
  const hasSearch = block.layoutKind === 'BannerAndSearch';
  if (slides.length === 0 && !isLoading && !retry && !hasSearch) return null;
  return (
    <BlockFrame block={block} head={<BannerHead block={block} hasSearch={hasSearch} seeAll={seeAll} />}>
      <Slides {...props} />
    </BlockFrame>
  );
}

type BannerHeadProps = Pick<BannerProps, 'block' | 'seeAll'> & { hasSearch: boolean };

function BannerHead({ block, hasSearch, seeAll }: BannerHeadProps) {
  const name = block.showListName ? block.listName : undefined;
  const description = block.showDescription ? block.description : undefined;
  const isLow = useBlockSlot().startPart === 'lowGreeting';
  const greeting = useGreeting();
  if (![greeting, name, description, hasSearch, seeAll].some(Boolean)) return null;
  return (
    <div className={hasSearch ? `${headLine} ${tw('flex-wrap md:flex-nowrap')}` : headLine}>
      <div className={isLow ? lowHead : head}>
        <div className={tw('flex flex-col gap-1')}>
          <TopHeading block={block} greeting={greeting} />
          {description ? <p className={tw('text-18 pt-2')}>{description}</p> : null}
        </div>
        {hasSearch ? (
          <div className={isLow ? tw('lg:w-1/2') : undefined}>
            <PageSearchBox />
          </div>
        ) : null}
      </div>
      <BlockEnds block={block} seeAll={seeAll} action={null} />
    </div>
  );
}

const headLine = tw('flex items-end justify-between gap-x-4 pb-4 md:pb-5');
const head = tw('grow min-w-0 flex flex-col gap-3 max-w-text');
/** On a wide page, the search box is beside the name. */
const lowHead = tw('grow min-w-0 flex flex-col lg:flex-row lg:items-end justify-between gap-3');

function Slides({ block, slides, isLoading, retry }: BannerProps) {
  const isLow = useBlockSlot().startPart === 'lowGreeting';
  if (isLoading)
    return (
      <BannerSkeleton
        variant={isLow ? 'lowBanner' : 'banner'}
        size={block.size}
        slideClass={slideClass(skeletonItems.home)}
      />
    );
  if (retry) return <Failed isCompact onRetry={retry} />;
  if (slides.length === 0) return null;
  return <Carousel name={block.listName ?? ''} itemClass={slideClass(slides.length)} items={slides} />;
}

/**
 * Returns the class of a slide. When slides scroll, a part of the next slide is visible. Otherwise they share the
 * width.
 * @see R-HOME-020..022
 */
const slideClass = (count: number): string =>
  [
    tw('shrink-0 snap-start'),
    bannerSlides(count, 'mobile') ? tw('w-most') : tw('w-full'),
    bannerSlides(count, 'tablet') ? tw('md:w-half-peek') : tw('md:w-0 md:grow'),
    bannerSlides(count, 'desktop') ? tw('lg:w-third-peek lg:grow-0') : tw('lg:w-0 lg:grow'),
  ].join(' ');
