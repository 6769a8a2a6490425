import { pulse, Skeleton } from '../../../ui/skeleton/Skeleton';
import { tw } from '../../../ui/style/tw';

/** Reserves the space of the side list, so that the width of the player does not change. */
export function SideSkeleton() {
  return (
    <div aria-busy className={`${pulse} ${tw('flex flex-col gap-3')}`}>
      <Skeleton className={tw('h-24')} />
      <Skeleton className={tw('h-24')} />
      <Skeleton className={tw('h-24')} />
    </div>
  );
}
