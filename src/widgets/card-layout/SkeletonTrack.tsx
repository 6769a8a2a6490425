import type { ReactNode } from 'react';
import { pulse } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { carouselControls, gridControls } from '../carousel/Carousel';
import { LoadingText } from './LoadingText';

interface SkeletonTrackProps {
  gridClass?: string | undefined;
  children: ReactNode;
}

/** Placeholders in one row, in a box as high as the carousel that replaces them. */
export function SkeletonTrack({ gridClass = '', children }: SkeletonTrackProps) {
  return (
    <>
      <LoadingText />
      <div aria-busy className={`${pulse} ${tw('flex gap-4 overflow-hidden pb-2 pt-1')} ${gridClass}`}>
        {children}
      </div>
      <div className={gridClass ? gridControls : carouselControls} />
    </>
  );
}
