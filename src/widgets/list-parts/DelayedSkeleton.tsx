import { useEffect, useState } from 'react';
import { listsLoaderDelayMs, skeletonItems } from '../../domain/limits';
import { pulse } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { RowSkeleton } from './RowSkeleton';

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
      {isSlow ? Array.from({ length: skeletonItems.lists }, (_, index) => <RowSkeleton key={index} />) : null}
    </div>
  );
}
