import type { ElementData } from '../../api/home/element-data';
import type { CustomElement } from '../../domain/custom-elements/custom-element';
import { isFetched } from '../../domain/custom-elements/fetched-types';

/** The elements of a list and their data. Elements of a type whose query failed or returned nothing are left out. */
export interface ElementContent {
  isLoaded: boolean;
  hasFailed: boolean;
  /** The elements to show, in order, including those whose data is still loading. */
  shown: readonly ShownElement[];
}

export interface ShownElement {
  element: CustomElement;
  state: 'waiting' | 'ready';
  data?: ElementData;
}

interface Answer {
  isPending: boolean;
  isError: boolean;
  data?: ElementData | null | undefined;
}

/** Returns the elements to show while their queries load, fail or return nothing. */
export function elementContent(
  visible: readonly CustomElement[],
  answers: ReadonlyMap<string, Answer>,
): ElementContent {
  const shown = visible.flatMap((element): ShownElement[] => {
    if (!isFetched(element.type)) return [{ element, state: 'ready' }];
    const answer = answers.get(element.type);
    if (answer?.isPending) return [{ element, state: 'waiting' }];
    return answer?.data ? [{ element, state: 'ready', data: answer.data }] : [];
  });
  const all = [...answers.values()];
  return {
    isLoaded: all.every(({ isPending }) => !isPending),
    hasFailed: all.some(({ isError }) => isError),
    shown,
  };
}
