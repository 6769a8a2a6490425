import { clickTarget } from '../../domain/navigation/click-target';
import type { HomeBlock } from '../../domain/home/home-block';
import { bannerItems } from '../../domain/home/visible-blocks';
import { visibleElements } from '../../domain/custom-elements/visibility';
import { useBlockSlot } from '../../state/home/block-slot';
import { useBlockContent } from '../../state/home/hooks';
import type { ElementContent } from '../../state/custom-elements/element-content';
import { useImages } from '../../state/catalog/images';
import { hasFailed } from '../../state/query/query-result';
import { useLinkProblems } from '../../state/home/link-problems';
import { onOpenOf } from '../../state/home/post-views';
import { usePortal } from '../../state/portal/portal-context';
import { ActivityCard, displayOf } from '../../widgets/activity-card/ActivityCard';
import { ElementCard } from '../../widgets/element-card/ElementCard';
import type { Block } from '../block';
import { seeAllOf } from '../see-all-of';
import { useBlocks } from '../use-blocks';
import { WithElementContent } from '../../widgets/element-card/WithElementContent';
import { Banner } from './Banner';
import { useViewer } from '../../state/session/hooks';

interface TopBlockProps {
  block: HomeBlock;
  load: Block['load'];
}

/** Renders a block as a banner of wide slides. @see R-HOME-004 R-HOME-005 A-013 */
export function TopBlock({ block, load }: TopBlockProps) {
  return load ? <LoadedBanner block={block} load={load} /> : <ElementBanner block={block} />;
}

/** The number of slides that a wide banner shows at once. Their images load first. */
const eagerImages = 3;

/** Above a learner's own blocks, slides are low. */
const useVariant = () => (useBlockSlot().startPart === 'lowGreeting' ? 'lowBanner' : 'banner');

function ElementBanner({ block }: { block: HomeBlock }) {
  const viewer = useViewer();
  useLinkProblems(block);
  return (
    <WithElementContent
      visible={visibleElements(block.elements, viewer)}
      View={BannerOfElements}
      rest={{ block }}
    />
  );
}

function BannerOfElements({ block, content }: { block: HomeBlock; content: ElementContent }) {
  const images = useImages();
  const variant = useVariant();
  const { shown, isLoaded } = content;
  const ready = bannerItems(shown.filter(({ state }) => state === 'ready'));
  const slides = ready.map(({ element, data }, index) => (
    <ElementCard
      key={element.id}
      element={element}
      block={block}
      variant={variant}
      data={data}
      images={images}
      isFirstSeen={index < eagerImages}
    />
  ));
  return <Banner block={block} slides={slides} isLoading={!isLoaded && slides.length === 0} />;
}

function LoadedBanner({ block, load }: { block: HomeBlock; load: NonNullable<Block['load']> }) {
  const content = useBlockContent(block, load);
  const viewer = useViewer();
  const portal = usePortal();
  const variant = useVariant();
  const seeAll = seeAllOf(block, content, { blocks: useBlocks(), viewer });
  const display = displayOf(block);
  const items = bannerItems(content.data?.items ?? []);
  const slides = items.map((item, index) => (
    <ActivityCard
      key={item.id}
      item={item}
      target={clickTarget(item, block.kind.itemAreas)}
      display={display}
      variant={variant}
      size={block.size}
      isFirstSeen={index < eagerImages}
      {...onOpenOf(portal, block.kind, item)}
    />
  ));
  const isFailed = hasFailed(content);
  const isLoading = !content.data && !isFailed;
  const retry = isFailed ? { retry: () => void content.refetch() } : {};
  return <Banner block={block} slides={slides} isLoading={isLoading} seeAll={seeAll} {...retry} />;
}
