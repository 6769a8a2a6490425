import type { ReactNode } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import { bannerSlides } from '../../domain/home/devices';
import { skeletonItems } from '../../domain/limits';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { StateCard } from '../../ui/state-card/StateCard';
import { tw } from '../../ui/style/tw';
import { BlockEnds, BlockFrame, BlockHeading, type SeeAll } from '../../widgets/block-frame/BlockFrame';
import { Carousel } from '../../widgets/carousel/Carousel';
import { SearchBox } from '../../widgets/search-box/SearchBox';
import { BannerSkeleton } from './BannerSkeleton';

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
  if (!name && !description && !hasSearch && !seeAll) return null;
  return (
    <div
      className={tw(
        'flex flex-wrap md:flex-nowrap items-end justify-between gap-x-4 pt-2 pb-4 md:pt-4 md:pb-6',
      )}
    >
      <div className={tw('grow flex flex-col gap-3 max-w-text')}>
        {name ? (
          <BlockHeading block={block} className={tw('text-28 lg:text-36 font-semibold text-balance')}>
            {name}
          </BlockHeading>
        ) : null}
        {description ? <p className={tw('text-18')}>{description}</p> : null}
        {hasSearch ? <SearchBox /> : null}
      </div>
      <BlockEnds block={block} seeAll={seeAll} action={null} />
    </div>
  );
}

function Slides({ block, slides, isLoading, retry }: BannerProps) {
  const { t } = useText();
  if (isLoading) return <BannerSkeleton size={block.size} slideClass={slideClass(skeletonItems.home)} />;
  if (retry) {
    const again = <Button onClick={retry}>{t('ERROR_LIST_BUTTON')}</Button>;
    return (
      <StateCard
        illustration="error"
        title={t('ERROR_LIST_TITLE')}
        text={t('ERROR_LIST_DESC')}
        action={again}
      />
    );
  }
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
