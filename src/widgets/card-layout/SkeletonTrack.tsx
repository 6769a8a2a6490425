import type { ReactNode } from 'react';
import { pulse } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { carouselControls } from '../carousel/Carousel';
import { LoadingText } from './LoadingText';

/** Placeholders in one row, in a box as high as the carousel that replaces them. */
export function SkeletonTrack({ children }: { children: ReactNode }) {
  return (
    <>
      <LoadingText />
      <div aria-busy className={`${pulse} ${tw('flex gap-4 overflow-hidden pb-2 pt-1')}`}>
        {children}
      </div>
      <div className={carouselControls} />
    </>
  );
}
