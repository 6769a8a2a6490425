import { useState } from 'react';
import { tw } from '../style/tw';
import { DefaultPicture } from './DefaultPicture';

interface PictureProps {
  src: string | undefined;
  /** Selects the placeholder image that replaces a missing or broken image. */
  seed: number;
  width: number;
  height: number;
  className?: string;
  /** Whether the image is visible from the start. It is then fetched at once, with high priority. */
  isFirstSeen?: boolean;
}

const cover = tw('object-cover w-full h-full');

/**
 * A decorative image that reserves its space while loading. A placeholder image replaces it when it is missing or
 * broken.
 */
export function Picture({ src, seed, width, height, className = '', isFirstSeen = false }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (src === undefined || src === broken)
    return <DefaultPicture seed={seed} className={`${cover} ${className}`} />;
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={isFirstSeen ? 'eager' : 'lazy'}
      fetchPriority={isFirstSeen ? 'high' : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      className={`${cover} ${className}`}
      onError={() => setBroken(src)}
    />
  );
}
