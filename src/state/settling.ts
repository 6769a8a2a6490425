import { useCallback, useEffect, useState } from 'react';

/** How long what stands below waits for what stands above before it is shown all the same. */
const patienceMs = 1500;

/**
 * Blocks appear from the top: one whose height is not known yet holds back those below it for a moment, so that nothing
 * that the person already reads is pushed away. Their calls do not wait.
 */
export function useOrderOfAppearance(ids: readonly string[]) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const isPatient = usePatience();
  const tell = useCallback((id: string, isSettled: boolean) => {
    setSettled((known) => (isSettled && !known.has(id) ? new Set([...known, id]) : known));
  }, []);
  return { tell, shownUntil: isPatient ? ids.find((id) => !settled.has(id)) : undefined };
}

function usePatience(): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}
