import type { ReactNode } from 'react';
import { ChevronDown } from '../../../ui/icons/arrows';
import { tw } from '../../../ui/style/tw';
import { Heading } from '../../../widgets/heading/Heading';

interface FoldProps {
  title: string;
  /** The number of heading levels below the page's heading. */
  below: number;
  children: ReactNode;
}

const summary = tw(
  'flex items-center justify-between gap-2 min-h-bar px-2 cursor-pointer rounded-control hover:bg-primary-soft',
);

/** Renders a list under a heading that collapses it. It is open at first. @see R-MEDIA-007 R-MEDIA-012 R-CONST-036 */
export function Fold({ title, below, children }: FoldProps) {
  return (
    <details open className={tw('group')}>
      <summary className={summary}>
        <Heading below={below} className={below === 1 ? tw('text-18 font-semibold') : tw('font-semibold')}>
          {title}
        </Heading>
        <ChevronDown size={20} aria-hidden className={tw('shrink-0 open-turn')} />
      </summary>
      <div className={tw('overflow-y-auto max-h-accordion')}>{children}</div>
    </details>
  );
}
