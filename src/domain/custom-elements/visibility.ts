import { holdsRole, type Viewer } from '../session/viewer';
import { readInternalLink } from '../navigation/internal-link';
import type { CustomElement } from './custom-element';

type Looking = Pick<Viewer, 'login' | 'roles' | 'groups'>;

/** Returns the elements that this viewer may see, in their order. @see R-ROLE-013 R-VALID-029..036 */
export function visibleElements(elements: readonly CustomElement[], viewer: Looking): CustomElement[] {
  return elements.filter((element) => canSee(element, viewer));
}

/**
 * Returns whether a viewer may see an element. For users, an empty list of roles or groups restricts nothing. Other
 * viewers see only links, and only links without a display condition.
 * @see R-VALID-029..036 A-047
 */
export function canSee(element: CustomElement, viewer: Looking): boolean {
  if (viewer.login !== 'user') return !element.condition && isPublicLink(element);
  if (!element.condition) return true;
  const { roles, groups } = element.condition;
  const holdsOne = roles.length === 0 || roles.some((role) => holdsRole(viewer, role));
  const isInOne = groups.length === 0 || groups.some((group) => viewer.groups.includes(group));
  return holdsOne && isInOne;
}

function isPublicLink({ type, link }: CustomElement): boolean {
  if (type === 'Link')
    return !/\/catalog\/(my-activities|see-all\/MyActivities)(\/|\?|#|$)/i.test(link ?? '');
  return type === 'InternalPageLink' && readInternalLink(link)?.page !== 'myActivities';
}
