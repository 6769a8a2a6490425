import type { ReactNode } from 'react';
import { tw } from '../../ui/style/tw';

const place = tw(
  'relative w-full h-player-mobile md:h-player-tablet lg:h-player-desktop rounded-card overflow-hidden bg-sunken border border-border',
);

/** Where the media plays, or where it is said why not; its height is kept from the start (R-CONST-037..039, A-120). */
export function PlayerPlace({ children }: { children: ReactNode }) {
  return (
    <div part="player" className={place}>
      {children}
    </div>
  );
}
