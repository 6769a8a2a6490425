import type { OutsideArea, OutsideParams } from './outside-areas';
import type { Route } from './routes';
import { safeAddress } from './link-address';
import type { ItemType } from '../activities/item-types';
import { isMediaType } from '../media/media-types';

/** The fields that decide where a click on an item leads. */
export type ClickSubject = {
  id: string;
  type?: ItemType | undefined;
  status?: string | undefined;
  classId?: string | undefined;
  isArchived?: boolean;
  needsNoSignup?: boolean;
  alwaysToCourseInfo?: boolean;
  navigateUrl?: string | undefined;
  openInNewWindow?: boolean;
};

/** The areas outside the catalog to which items lead, by type. Other types lead to the general areas. */
export type ItemAreas = Readonly<Partial<Record<ItemType, OutsideArea>>>;

/** The target of a click: a screen of the catalog, an area outside it, a given address, or nothing. */
export type ClickTarget =
  | { kind: 'route'; route: Route }
  | { kind: 'outside'; area: OutsideArea; params: OutsideParams }
  | { kind: 'address'; href: string; newWindow: boolean }
  | { kind: 'none' };

/**
 * Returns where a click on an item leads. Archived items lead nowhere because they only offer "Unlike".
 * @param ofBlock the areas of a block that has its own
 * @see R-CLICK-001..006 A-089 A-091
 */
export function clickTarget(item: ClickSubject, ofBlock?: ItemAreas): ClickTarget {
  if (item.isArchived) return { kind: 'none' };
  if (item.navigateUrl) return addressTarget(item.navigateUrl, item.openInNewWindow ?? false);
  return ruledTarget(item, { id: item.id }, ofBlock);
}

/** Returns where the class line of an item leads: the same target with the class id added. @see R-CLICK-007 A-094 */
export function classClickTarget(item: ClickSubject): ClickTarget {
  if (item.isArchived || !item.classId) return { kind: 'none' };
  return ruledTarget(item, { id: item.id, classId: item.classId });
}

/** Returns a given address as a target. An address that could run a script leads nowhere. */
export function addressTarget(href: string, newWindow: boolean): ClickTarget {
  const safe = safeAddress(href);
  return safe ? { kind: 'address', href: safe, newWindow } : { kind: 'none' };
}

// USEU offers "Sign up" but is not among these statuses. The requirements list both sets this way. @see A-084
const courseChoiceStatuses: readonly string[] = ['UNSU', 'USEWL', 'USNE'];

function ruledTarget(item: ClickSubject, params: OutsideParams, ofBlock?: ItemAreas): ClickTarget {
  const { id, type } = item;
  if (type && isMediaType(type)) return toRoute({ name: 'playMedia', mediaId: id, mediaType: type });
  if (item.needsNoSignup) return toRoute({ name: 'playMediaOnCourse', courseId: id });
  const ofType = type && { ...typeAreas, ...ofBlock }[type];
  if (ofType) return { kind: 'outside', area: ofType, params: { id } };
  const chooses = item.alwaysToCourseInfo || (item.status && courseChoiceStatuses.includes(item.status));
  return { kind: 'outside', area: chooses ? 'courseChoice' : 'activityDetails', params };
}

const toRoute = (route: Route): ClickTarget => ({ kind: 'route', route });

const typeAreas: ItemAreas = {
  article: 'participantArticle',
  skill: 'participantSkill',
  plan: 'participantPlan',
};
