import { useEffect, useState } from 'react';

/** After this time, a person wonders whether the content will load at all. */
const slowAfterMs = 8000;

/** Returns whether the person has been waiting for a long time. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
