import { atom } from 'jotai';
import type { Portal } from './portal';

/** Problems of configuration and session, for `lp-error` of whichever element is on the page. @see O-11 */
export const problemsAtom = atom<readonly string[]>([]);

/** Reports the problems of a configuration that was just read, in place of those of the one before. */
export function setProblems(portal: Portal, problems: readonly string[]): void {
  portal.store.set(problemsAtom, []);
  addProblems(portal, problems);
}

/** Reports problems that were found after the others, once each. */
export function addProblems({ store }: Portal, problems: readonly string[]): void {
  const fresh = problems.filter((problem) => !store.get(problemsAtom).includes(problem));
  if (fresh.length === 0) return;
  for (const problem of fresh) console.warn(`lp-catalog: ${problem}`);
  store.set(problemsAtom, (known) => [...known, ...fresh]);
}
