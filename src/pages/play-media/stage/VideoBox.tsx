import type { ReactNode } from 'react';
import { tw } from '../../../ui/style/tw';

/**
 * Reserves the height of a video and its control bar for what the player area shows before the video plays.
 * @see O-18
 */
export function VideoBox({ children }: { children: ReactNode }) {
  return (
    <div className={tw('relative video-box')}>
      <div className={tw('absolute inset-0')}>{children}</div>
    </div>
  );
}
