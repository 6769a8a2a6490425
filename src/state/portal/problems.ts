import { atom, useAtomValue } from 'jotai';
import type { Problem } from '../../domain/setup/problem';
import type { EventDetails } from '../analytics/event-details';
import type { CatalogElement } from './element-context';
import type { Portal } from './portal';

/** A problem that the console and `lp-error` have named. */
export interface ReportedProblem {
  detail: EventDetails['lp-error'];
  /** The message without its suggestion. */
  key: string;
  /** The only element that has the problem. Without it, every element on the page reports the problem. */
  element: CatalogElement | undefined;
}

/** The problems of the page, oldest first. @see O-11 */
export const problemsAtom = atom<readonly ReportedProblem[]>([]);

/** Returns the problems in components. */
export const useReportedProblems = (): readonly ReportedProblem[] => useAtomValue(problemsAtom);

/**
 * Reports problems on the console and as `lp-error`, each once. The code that explains them loads only if there are
 * some. An `Error` says why configuration or session could not be loaded.
 * @see O-11
 */
export async function addProblems(
  portal: Portal,
  problems: readonly (Problem | Error)[],
  element?: CatalogElement,
): Promise<void> {
  if (problems.length === 0) return;
  await import('../setup/report').then(
    ({ report }) => report(portal, problems, element),
    () => console.error('lp-catalog:', ...problems),
  );
}

/** Removes the problems of the page, so that a new attempt reports them again. */
export function forgetProblems({ store }: Portal): void {
  store.set(problemsAtom, (current) => current.filter(({ element }) => element));
}
