import { Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';

/** A placeholder of a row with a picture and texts. */
export function RowSkeleton() {
  return (
    <div className={tw('flex gap-4 p-4 rounded-card border border-border')}>
      <Skeleton className={tw('shrink-0 w-24 md:w-48 aspect-square md:aspect-video')} />
      <div className={tw('grow flex flex-col gap-2')}>
        <Skeleton className={tw('h-4 w-24')} />
        <Skeleton className={tw('h-5')} />
        <Skeleton className={tw('h-16')} />
      </div>
    </div>
  );
}
