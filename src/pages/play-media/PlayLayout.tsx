import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { Heading } from '../../widgets/heading/Heading';
import { BackLink } from '../../widgets/back-link/BackLink';

interface PlayLayoutProps {
  /** Undefined as long as nobody knows it. */
  title?: string | undefined;
  language?: string | undefined;
  heart?: ReactNode;
  side?: ReactNode;
  children: ReactNode;
}

/** The title bar, the player with what belongs to it, and the list at its side (R-MEDIA-002, R-MEDIA-004, R-MEDIA-007). */
export function PlayLayout({ title, language, heart, side, children }: PlayLayoutProps) {
  return (
    <div className={tw('flex flex-col gap-4')}>
      <header className={tw('flex items-start gap-2 min-h-bar')}>
        <BackLink />
        <div className={tw('grow min-w-0 self-center')}>
          {title === undefined ? (
            <Skeleton className={tw('h-6 w-64 max-w-full')} />
          ) : (
            <Heading className={tw('text-22 md:text-28 font-semibold break-anywhere')} lang={language}>
              {title}
            </Heading>
          )}
        </div>
        <div className={tw('shrink-0')}>{heart}</div>
      </header>
      <div className={tw('flex flex-col lg:flex-row gap-6 lg:items-start')}>
        <div className={tw('flex flex-col gap-4 grow min-w-0')}>{children}</div>
        {side ? <div className={tw('shrink-0 lg:w-panel')}>{side}</div> : null}
      </div>
    </div>
  );
}
