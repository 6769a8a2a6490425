import { useState } from 'react';
import { tw } from '../style/tw';
import { DefaultPicture } from './DefaultPicture';

interface PictureProps {
  src: string | undefined;
  /** Chooses the drawing that stands in for a missing or broken picture. */
  seed: number;
  width: number;
  height: number;
  className?: string;
  /** In sight from the start: fetched at once, before what may wait. */
  isFirstSeen?: boolean;
}

const cover = tw('object-cover w-full h-full');

/** A decorative picture that keeps its place while loading, and is replaced by a quiet drawing when it is missing or broken. */
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
