import { useEffect, useRef, type ReactNode } from 'react';
import { tw } from '../style/tw';

interface ScopedCssProps {
  /** Unique among the parts of the element. */
  name: string;
  css: string;
  /** The folder from which the CSS may load images. */
  gallery: string;
  children: ReactNode;
}

/**
 * A part that an editor styles. The editor's CSS applies only inside it. Effects outside of its box, such as a shadow
 * or an outline, are visible around the box but never outside of the element.
 * @see R-HOME-018 A-028
 */
export function ScopedCss({ name, css, gallery, children }: ScopedCssProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    // Without this code the part shows with the element's own styles.
    void import('./scoped-css').then(
      ({ addScopedCss }) => {
        if (ref.current && !isGone) remove = addScopedCss(ref.current, { name, css, gallery });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      remove?.();
    };
  }, [name, css, gallery]);
  return (
    <div className={tw('paint-near')}>
      <div ref={ref} data-scope={name}>
        {children}
      </div>
    </div>
  );
}
