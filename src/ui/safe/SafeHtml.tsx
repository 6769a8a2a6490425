import { useEffect, useRef } from 'react';
import { loadSanitiser } from './load-sanitiser';

interface SafeHtmlProps {
  html: string;
  className?: string;
}

/**
 * HTML that a server sent, without scripts, handlers, styles or foreign elements; the sanitiser is fetched only
 * where there is markup to clean, and plain text needs none.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isPlain = !/[<&]/.test(html);
  useEffect(() => {
    if (isPlain) return;
    let isStale = false;
    void loadSanitiser().then((sanitise) => {
      if (!isStale) ref.current?.replaceChildren(sanitise(html));
    });
    return () => {
      isStale = true;
    };
  }, [html, isPlain]);
  return isPlain ? (
    <div className={className}>{html}</div>
  ) : (
    <div key={html} ref={ref} className={className} />
  );
}
