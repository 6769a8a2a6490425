import { useEffect, useState } from 'react';
import { listsLoaderDelayMs, skeletonItems } from '../../domain/limits';
import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';

/**
 * Two placeholder rows that appear only when loading is slow, so that they do not flash when it is quick.
 * @see R-CONST-029 R-CONST-030 A-107
 */
export function DelayedSkeleton() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), listsLoaderDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy className={`${pulse} ${tw('flex flex-col gap-3 min-h-bar')}`}>
      {isSlow ? Array.from({ length: skeletonItems.lists }, (_, index) => <Row key={index} />) : null}
    </div>
  );
}

function Row() {
  return (
    <div data-skeleton className={tw('flex gap-4 p-4 rounded-card border border-border')}>
      <Skeleton className={tw('shrink-0 w-24 md:w-48 aspect-square md:aspect-video')} />
      <div className={tw('grow flex flex-col gap-2')}>
        <Skeleton className={tw('h-4 w-24')} />
        <Skeleton className={tw('h-5')} />
        <Skeleton className={tw('h-16')} />
      </div>
    </div>
  );
}
