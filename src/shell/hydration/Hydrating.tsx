import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { PrerenderContext } from '../../browser/server/use-is-prerender';

/**
 * Renders over the HTML of a server, and then with what only the browser knows. The second render is a transition, so
 * that a part whose code is still loading retains the HTML of the server until then.
 */
export function Hydrating({ children }: { children: ReactNode }) {
  const [isPrerender, setIsPrerender] = useState(true);
  useEffect(() => startTransition(() => setIsPrerender(false)), []);
  return <PrerenderContext value={isPrerender}>{children}</PrerenderContext>;
}
