import { elementData, type ElementData } from '../../api/home/element-data';
import { type CustomElement, type CustomElementType } from '../../domain/custom-elements/custom-element';
import { isFetched, typesToFetch } from '../../domain/custom-elements/fetched-types';
import { useApi } from '../portal/api';
import { useEagerQuery } from '../query/eager-query';
import { useBlockSlot } from './block-slot';
import { useCulture, useSession } from '../session/hooks';

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

/**
 * Fetches the data of each type once, and only when the block is in view. If one type fails, the others still show.
 * @see R-BLOCKLOAD-011 A-019 A-043
 */
export function useElementContent(visible: readonly CustomElement[]): ElementContent {
  return elementContent(visible, useAnswers(typesToFetch(visible)));
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

function useAnswers(types: readonly CustomElementType[]) {
  const answers = {
    NextUp: useAnswer('NextUp', types),
    LatestCertificate: useAnswer('LatestCertificate', types),
    LatestFavorite: useAnswer('LatestFavorite', types),
    ContinueELearning: useAnswer('ContinueELearning', types),
  } satisfies Partial<Record<CustomElementType, unknown>>;
  return new Map(Object.entries(answers).filter(([type]) => types.some((one) => one === type)));
}

function useAnswer(type: CustomElementType, wanted: readonly CustomElementType[]) {
  const api = useApi();
  const culture = useCulture();
  const { userId } = useSession();
  const { mayFetch } = useBlockSlot();
  return useEagerQuery({
    enabled: mayFetch && wanted.includes(type),
    queryKey: ['element', type, culture, userId ?? 'anonymous'],
    queryFn: ({ signal }) => elementData(api, type, signal),
    meta: { onFailure: 'notify' },
  });
}
