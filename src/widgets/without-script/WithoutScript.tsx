import { useContext, type ReactNode } from 'react';
import { useIsPrerender } from '../../browser/server/use-is-prerender';
import { ServerPartsContext, type ServerParts } from '../../state/server/server-parts';

/** Renders what only readers without script see. A browser with script neither shows it nor loads its code. */
export function WithoutScript({ children }: { children: (parts: ServerParts) => ReactNode }) {
  const parts = useContext(ServerPartsContext);
  return useIsPrerender() ? <noscript>{parts ? children(parts) : null}</noscript> : null;
}
