import type { BlockSize } from '../../domain/home/layouts';
import { skeletonItems } from '../../domain/limits';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { cardFrame, type CardVariantName } from '../../widgets/activity-card/card-variants';
import { SkeletonTrack } from '../../widgets/card-layout/SkeletonTrack';

interface BannerSkeletonProps {
  variant: CardVariantName;
  size: BlockSize;
  /** The class that sets the width of a slide. */
  slideClass: string;
}

/** Renders five placeholders of the size of the slides while they load. @see R-HOME-044 */
export function BannerSkeleton({ variant, size, slideClass }: BannerSkeletonProps) {
  const slides = Array.from({ length: skeletonItems.home }, (_, index) => (
    <div key={index} className={slideClass}>
      <Skeleton className={cardFrame(variant, size)} />
    </div>
  ));
  return <SkeletonTrack>{slides}</SkeletonTrack>;
}
