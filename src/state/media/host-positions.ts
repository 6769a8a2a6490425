import { readHostPositions } from '../../api/host/host-positions';
import type { CatalogElement } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import { addProblems } from '../portal/problems';
import { passPositions } from './positions';

/** Reads the property `positions` of an element, and reports what does not match. @see O-26 */
export function acceptPositions(portal: Portal, element: CatalogElement, input: unknown): void {
  const { positions, problems } = readHostPositions(input);
  passPositions(portal, positions);
  void addProblems(portal, problems, element);
}
