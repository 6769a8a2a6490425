import { useMemo } from 'react';
import { linkElement, type LinkElement } from '../../api/home/link-element';
import { useElementContext } from '../portal/element-context';

/** The element whose link opened this screen; an unknown id has none (R-LINKHEADER-002, A-045). */
export function useLinkElement(elementId: string): LinkElement | undefined {
  const { catalog } = useElementContext();
  return useMemo(() => linkElement(catalog.components, elementId), [catalog, elementId]);
}
