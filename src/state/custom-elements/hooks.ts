import type { CustomElement, CustomElementType } from '../../domain/custom-elements/custom-element';
import { typesToFetch } from '../../domain/custom-elements/fetched-types';
import { arranged, type ArrangedElement } from '../../domain/custom-elements/saved-order';
import { useBlockSlot } from '../home/block-slot';
import { useEagerQuery } from '../query/eager-query';
import { usePortalOfViewer } from '../query/viewer-key';
import { elementContent, type ElementContent } from './element-content';
import { elementQuery, orderQuery } from './queries';

/**
 * Fetches the data of each type once, and only when the block is in view. If one type fails, the others still show.
 * @see R-BLOCKLOAD-011 A-019 A-043
 */
export function useElementContent(visible: readonly CustomElement[]): ElementContent {
  return elementContent(visible, useAnswers(typesToFetch(visible)));
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
  const { mayFetch } = useBlockSlot();
  return useEagerQuery({
    ...elementQuery(usePortalOfViewer(), type),
    enabled: mayFetch && wanted.includes(type),
  });
}

/** A list's elements as this user arranged them. */
export interface Arrangement {
  data: readonly ArrangedElement[] | undefined;
  /** Whether the saved order could not be read. Stays true while a retry is in progress. */
  hasFailed: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Returns the elements of an editable list in this user's order. Hidden elements are marked and come last.
 * @see R-ORDER-004..007
 */
export function useArrangement(listId: string, elements: readonly CustomElement[]): Arrangement {
  const query = orderQuery(usePortalOfViewer(), listId);
  const { data, errorUpdateCount, isFetching, refetch } = useEagerQuery(query);
  const hasFailed = !data && errorUpdateCount > 0;
  return { data: data && arranged(elements, data), hasFailed, isFetching, refetch };
}
