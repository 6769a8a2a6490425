import type { ReactNode } from 'react';
import { defaultPictureNumber } from '../../../domain/media/default-picture';
import { Picture } from '../../../ui/picture/Picture';
import { tw } from '../../../ui/style/tw';

interface PosterProps {
  src: string | undefined;
  /** Selects the default illustration when there is no image. */
  seedId: string;
  children: ReactNode;
}

/** Renders an image that fills the player area, with controls on top. */
export function Poster({ src, seedId, children }: PosterProps) {
  return (
    <div className={tw('relative h-full')}>
      <Picture src={src} seed={defaultPictureNumber(seedId)} width={960} height={540} isFirstSeen />
      <div className={tw('absolute inset-0 flex flex-col items-center justify-center gap-4 p-4 text-center')}>
        {children}
      </div>
    </div>
  );
}
