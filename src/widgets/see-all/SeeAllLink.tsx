import type { ReactNode } from 'react';
import type { ClickTarget } from '../../domain/navigation/click-target';
import { ChevronRight } from '../../ui/icons/arrows';
import { tw } from '../../ui/style/tw';
import { TargetLink } from '../link/Link';

/** The words of a link to more of what is shown, and an arrow. */
export const SeeAllText = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <ChevronRight size={16} aria-hidden className={tw('shrink-0 -me-1')} />
  </>
);

/** The style of a link to more of what is shown, for what is not a link itself. */
export const seeAllClass = tw('inline-flex items-center min-h-touch font-semibold underline');

interface SeeAllLinkProps {
  target: ClickTarget;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link to more of a block, a catalog or a list. All of them have one style. */
export function SeeAllLink({ children, ...rest }: SeeAllLinkProps) {
  return (
    <TargetLink className={seeAllClass} {...rest}>
      <SeeAllText>{children}</SeeAllText>
    </TargetLink>
  );
}
