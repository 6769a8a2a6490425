import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { CardSkeletons } from '../../widgets/card-layout/CardLayout';

/** Renders the skeleton until the configuration is loaded: the height of a header, and two blocks. */
export function HomeSkeleton({ hasHeader }: { hasHeader: boolean }) {
  return (
    <div aria-busy>
      {hasHeader ? <div className={tw('h-16 border-b border-border')} /> : null}
      <div className={tw('max-w-page mx-auto px-4 md:px-6 py-6 flex flex-col gap-8 md:gap-10')}>
        <Skeleton className={`${pulse} ${tw('h-64')}`} />
        <CardSkeletons layout="Multiple" />
      </div>
    </div>
  );
}
