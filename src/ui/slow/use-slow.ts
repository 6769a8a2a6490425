import { useEffect, useState } from 'react';

/** From here on a person wonders whether anything will come. */
const slowAfterMs = 8000;

/** Has it been waited for long? */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isSlow;
}
