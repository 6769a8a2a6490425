import { tw } from '../style/tw';

/** A quiet place holder of the size that its content will have, so that nothing jumps. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`${tone} ${className}`} />;
}

const tone = tw('bg-sunken rounded-control motion-ok:animate-pulse forced:border');
