import { useContext, useEffect, useRef, useState } from 'react';
import { useIsPrerender } from '../../browser/server/use-is-prerender';
import { safeContent } from './safe-content';
import { ServerSanitiserContext } from './server-html';

interface SafeHtmlProps {
  html: string;
  className?: string;
}

/**
 * HTML from a server, without scripts, handlers, styles or foreign elements. The sanitiser is fetched only when there
 * is markup to clean. Plain text needs none. A server sanitises the HTML itself, and the browser does so again.
 * @see A-124
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isPlain = !/[<&]/.test(html);
  const fromServer = useHtmlFromServer(html);
  useEffect(() => {
    if (isPlain) return;
    let isStale = false;
    void safeContent(html).then((content) => {
      if (!isStale && ref.current) setContent(ref.current, content);
    });
    return () => {
      isStale = true;
    };
  }, [html, isPlain]);
  return isPlain ? (
    <div className={className}>{html}</div>
  ) : (
    <div
      key={html}
      ref={ref}
      className={className}
      // eslint-disable-next-line no-restricted-syntax -- only the sanitiser of a server fills it
      dangerouslySetInnerHTML={fromServer}
      suppressHydrationWarning={fromServer !== undefined}
    />
  );
}

/** Replaces the content of a node, unless a server has rendered the same: a selection or the focus may be inside. */
function setContent(node: HTMLElement, content: DocumentFragment | string): void {
  const copy = node.cloneNode() as HTMLElement;
  copy.replaceChildren(content);
  if (!copy.isEqualNode(node)) node.replaceChildren(...copy.childNodes);
}

/**
 * Returns the HTML that a server renders, as the same object in every render. In a browser the object only says that
 * the content is from a server: React then leaves it as it is. Other HTML than that of the first render is new.
 */
function useHtmlFromServer(html: string): { __html: string } | undefined {
  const isPrerender = useIsPrerender();
  const sanitise = useContext(ServerSanitiserContext);
  const [first] = useState(() => ({ html, content: { __html: sanitise?.(html) ?? '' }, isPrerender }));
  return first.isPrerender && first.html === html ? first.content : undefined;
}
