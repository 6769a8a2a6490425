import type { ReactNode } from 'react';
import type { HomeBlock } from '../../domain/content/home-block';
import { bannerSlides } from '../../domain/content/layouts';
import { useText } from '../../i18n/text';
import { Button } from '../../ui/button/Button';
import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { StateCard } from '../../ui/state-card/StateCard';
import { tw } from '../../ui/style/tw';
import { cardFrame } from '../../widgets/activity-card/card-looks';
import { BlockFrame, BlockHeading } from '../../widgets/block-frame/BlockFrame';
import { Carousel } from '../../widgets/carousel/Carousel';
import { SearchBox } from '../../widgets/search-box/SearchBox';

interface BannerProps {
  block: HomeBlock;
  slides: readonly ReactNode[];
  isLoading: boolean;
  retry?: () => void;
}

/** The banner with its large name, its search box where it asks for one, and its slides (R-HOME-004, R-HOME-005). */
export function Banner(props: BannerProps) {
  const { block, slides, isLoading, retry } = props;
  const hasSearch = block.layoutKind === 'BannerAndSearch';
  if (slides.length === 0 && !isLoading && !retry && !hasSearch) return null;
  return (
    <BlockFrame block={block} head={<BannerHead block={block} hasSearch={hasSearch} />}>
      <Slides {...props} />
    </BlockFrame>
  );
}

function BannerHead({ block, hasSearch }: { block: HomeBlock; hasSearch: boolean }) {
  const name = block.showListName ? block.listName : undefined;
  const description = block.showDescription ? block.description : undefined;
  if (!name && !description && !hasSearch) return null;
  return (
    <div className={tw('flex flex-col gap-3 pt-2 pb-4 md:pt-4 md:pb-6 max-w-text')}>
      {name ? (
        <BlockHeading block={block} className={tw('text-28 lg:text-36 font-semibold text-balance')}>
          {name}
        </BlockHeading>
      ) : null}
      {description ? <p className={tw('text-18')}>{description}</p> : null}
      {hasSearch ? <SearchBox /> : null}
    </div>
  );
}

function Slides({ block, slides, isLoading, retry }: BannerProps) {
  const { t } = useText();
  if (isLoading) return <Skeleton className={`${pulse} ${cardFrame('banner', block.size)}`} />;
  if (retry) {
    const again = <Button onClick={retry}>{t('ERROR_LIST_BUTTON')}</Button>;
    return (
      <StateCard drawing="error" title={t('ERROR_LIST_TITLE')} text={t('ERROR_LIST_DESC')} action={again} />
    );
  }
  if (slides.length === 0) return null;
  return <Carousel name={block.listName ?? ''} itemClass={slideClass(slides.length)} items={slides} />;
}

/** Slides that slide let the next one peek in; those that need not share the width (R-HOME-020..022). */
const slideClass = (count: number): string =>
  [
    tw('shrink-0 snap-start'),
    bannerSlides(count, 'mobile') ? tw('w-most') : tw('w-full'),
    bannerSlides(count, 'tablet') ? tw('md:w-half-peek') : tw('md:w-0 md:grow'),
    bannerSlides(count, 'desktop') ? tw('lg:w-third-peek lg:grow-0') : tw('lg:w-0 lg:grow'),
  ].join(' ');
