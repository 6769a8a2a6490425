import type { ReactNode } from 'react';
import { tw } from '../../../ui/style/tw';

interface PlayerStageProps {
  /** What holds while it fills the window; else the width decides. */
  height: string | undefined;
  children: ReactNode;
}

const path = tw('relative w-full overflow-hidden bg-sunken');
const framed = tw('h-player-mobile md:h-player-tablet lg:h-player-desktop rounded-card border border-border');

/** Where the media plays, or where it is said why not; its height is kept from the start (R-CONST-037..040, A-120). */
export function PlayerStage({ height, children }: PlayerStageProps) {
  return (
    <div part="player" className={height === undefined ? `${path} ${framed}` : path} style={{ height }}>
      {children}
    </div>
  );
}
