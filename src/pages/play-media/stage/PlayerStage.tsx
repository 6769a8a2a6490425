import type { ReactNode } from 'react';
import { tw } from '../../../ui/style/tw';

interface PlayerStageProps {
  /** The height while the player fills the window. When undefined, the width of the element sets the height. */
  height: string | undefined;
  /** True for a video, whose own ratio sets the height. */
  isVideo: boolean;
  children: ReactNode;
}

const path = tw('relative w-full overflow-hidden bg-sunken');
const framed = tw('h-player-mobile md:h-player-tablet lg:h-player-desktop rounded-card border border-border');
const video = tw('video-stage rounded-card border border-border');

/**
 * Renders the area in which the media item plays, or an error shows. Its height is reserved from the start.
 * @see R-CONST-037..040 A-120 O-18
 */
export function PlayerStage({ height, isVideo, children }: PlayerStageProps) {
  const sized = isVideo ? video : framed;
  return (
    <div
      part="player"
      className={height === undefined ? `${path} ${sized}` : path}
      style={{ height }}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
