import { pulse, Skeleton } from '../../../ui/skeleton/Skeleton';
import { tw } from '../../../ui/style/tw';

/** Keeps the place of the list at the side, so that the player does not change its width. */
export function SideSkeleton() {
  return (
    <div aria-busy className={`${pulse} ${tw('flex flex-col gap-3')}`}>
      <Skeleton className={tw('h-24')} />
      <Skeleton className={tw('h-24')} />
      <Skeleton className={tw('h-24')} />
    </div>
  );
}
