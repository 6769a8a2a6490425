import { tw } from '../style/tw';

/** A placeholder of the same size as its later content, so that the layout does not jump. Its container pulses. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={`${tone} ${className}`} />;
}

const tone = tw('bg-sunken rounded-control forced:border');

/**
 * The class for a container of placeholders. All of them share one animation, since each animation costs the browser
 * work in every frame.
 */
export const pulse = tw('motion-ok:animate-pulse');
