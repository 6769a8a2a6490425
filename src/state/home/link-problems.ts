import { useEffect } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import { internalLinkProblem } from '../../domain/navigation/internal-link';
import { usePortal } from '../portal/portal-context';
import { addProblems } from '../portal/problems';

/** Reports each unreadable internal link of a block once, on the console and as `lp-error`. @see A-044 O-11 */
export function useLinkProblems(block: HomeBlock): void {
  const portal = usePortal();
  useEffect(() => {
    const problems = block.elements.flatMap(({ id, type, link }) => {
      const problem = type === 'InternalPageLink' ? internalLinkProblem(link) : undefined;
      return problem ? { ...problem, field: `component ${block.id}, element ${id}, ${problem.field}` } : [];
    });
    void addProblems(portal, problems);
  }, [portal, block]);
}
