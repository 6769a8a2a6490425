import { useMemo } from 'react';
import { linkElement, type LinkElement } from '../../api/home/link-element';
import { useElementContext } from '../portal/element-context';

/** Returns the element whose link opened this screen; undefined for an unknown id. @see R-LINKHEADER-002 A-045 */
export function useLinkElement(elementId: string): LinkElement | undefined {
  const { catalog } = useElementContext();
  return useMemo(() => linkElement(catalog.components, elementId), [catalog, elementId]);
}
