import { useEffect } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import { internalLinkProblem } from '../../domain/navigation/internal-link';
import { addProblems } from '../portal/runtime';

/** Reports each internal link of a block that cannot be read, once, on the console and as `lp-error` (A-044, O-11). */
export function useLinkProblems(block: HomeBlock): void {
  const problems = block.elements.flatMap(({ id, type, link }) => {
    const problem = type === 'InternalPageLink' ? internalLinkProblem(link) : undefined;
    return problem ? [`component ${block.id}, element ${id}, ${problem}`] : [];
  });
  const text = problems.join('\n');
  useEffect(() => {
    if (text) addProblems(text.split('\n'));
  }, [text]);
}
