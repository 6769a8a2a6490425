import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';

/** Renders a skeleton while the code of a screen loads. */
export function PageSkeleton() {
  return (
    <div aria-busy className={`${pulse} ${tw('flex flex-col gap-4')}`}>
      <Skeleton className={tw('h-10 w-64')} />
      <Skeleton className={tw('h-64')} />
    </div>
  );
}
