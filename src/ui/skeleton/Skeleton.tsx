import { tw } from '../style/tw';

/** A quiet place holder of the size that its content will have, so that nothing jumps; what holds it pulses. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`${tone} ${className}`} />;
}

const tone = tw('bg-sunken rounded-control forced:border');

/** For what holds place holders: one movement for all of them, since each costs the browser work in every frame. */
export const pulse = tw('motion-ok:animate-pulse');
