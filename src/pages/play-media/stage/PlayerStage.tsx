import type { ReactNode } from 'react';
import { tw } from '../../../ui/style/tw';

interface PlayerStageProps {
  /** The height while the player fills the window. When undefined, the width of the element sets the height. */
  height: string | undefined;
  children: ReactNode;
}

const path = tw('relative w-full overflow-hidden bg-sunken');
const framed = tw('h-player-mobile md:h-player-tablet lg:h-player-desktop rounded-card border border-border');

/**
 * Renders the area in which the media item plays, or an error shows. Its height is reserved from the start.
 * @see R-CONST-037..040 A-120
 */
export function PlayerStage({ height, children }: PlayerStageProps) {
  return (
    <div part="player" className={height === undefined ? `${path} ${framed}` : path} style={{ height }}>
      {children}
    </div>
  );
}
