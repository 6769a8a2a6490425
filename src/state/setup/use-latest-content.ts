import { useEffect, useState } from 'react';
import type { Portal } from '../portal/portal';
import { queryClientOf } from '../query/query-client';

/** Renders the component again after any query changed. The cache also changes while other components render. */
export function useLatestContent(portal: Portal): void {
  const [, setVersion] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = queryClientOf(portal)
      .getQueryCache()
      .subscribe(() => {
        timer ??= setTimeout(() => {
          timer = undefined;
          setVersion((version) => version + 1);
        }, collectMs);
      });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [portal]);
}

/** Changes within this time cause one render. */
const collectMs = 100;
