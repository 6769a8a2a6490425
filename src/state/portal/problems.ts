import { atom, useAtomValue } from 'jotai';
import type { Portal } from './portal';

/** Problems of the configuration and the session. Every element on the page reports them as `lp-error`. @see O-11 */
export const problemsAtom = atom<readonly string[]>([]);

/** Returns the problems in components. */
export const useReportedProblems = (): readonly string[] => useAtomValue(problemsAtom);

/** Reports the problems of a new configuration, which replace those of the previous one. */
export function setProblems(portal: Portal, problems: readonly string[]): void {
  portal.store.set(problemsAtom, []);
  addProblems(portal, problems);
}

/** Adds problems that were found later, each once. */
export function addProblems({ store }: Portal, problems: readonly string[]): void {
  const fresh = problems.filter((problem) => !store.get(problemsAtom).includes(problem));
  if (fresh.length === 0) return;
  for (const problem of fresh) console.warn(`lp-catalog: ${problem}`);
  store.set(problemsAtom, (current) => [...current, ...fresh]);
}
