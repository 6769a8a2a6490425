import { useEffect, useRef } from 'react';
import { safeContent } from './safe-content';

interface SafeHtmlProps {
  html: string;
  className?: string;
}

/**
 * HTML from a server, without scripts, handlers, styles or foreign elements. The sanitiser is fetched only when there
 * is markup to clean. Plain text needs none.
 * @see A-124
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isPlain = !/[<&]/.test(html);
  useEffect(() => {
    if (isPlain) return;
    let isStale = false;
    void safeContent(html).then((content) => {
      if (!isStale) ref.current?.replaceChildren(content);
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
