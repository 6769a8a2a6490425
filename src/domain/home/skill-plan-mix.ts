import { pageSize } from '../limits';
import { hasMoreAfter } from '../see-all/paging';

/**
 * Skills and plans in one list: the shown items, the items to show next, and whether the servers have more.
 * @see A-040
 */
export type Mix<Item> = { shown: readonly Item[]; leftover: readonly Item[]; hasMoreData: boolean };

type Arrived<Item> = { skills: readonly Item[]; plans: readonly Item[] };

/**
 * Combines the first load: half a page of each, skills first. If one has less than half a page, the other fills the
 * gap.
 * @see R-BLOCKLOAD-016..019 A-040
 */
export function firstMix<Item>({ skills, plans }: Arrived<Item>, size: number = pageSize): Mix<Item> {
  const half = size / 2;
  const skillRoom = half + Math.max(0, half - plans.length);
  const planRoom = half + Math.max(0, half - skills.length);
  return {
    shown: [...skills.slice(0, skillRoom), ...plans.slice(0, planRoom)],
    leftover: [...skills.slice(skillRoom), ...plans.slice(planRoom)],
    hasMoreData: hasMoreAfter(skills.length, size) || hasMoreAfter(plans.length, size),
  };
}

/** Appends the items of Show more: first the items that did not fit before, then the newly loaded ones. @see A-040 */
export function nextMix<Item>(
  mix: Mix<Item>,
  { skills, plans }: Arrived<Item>,
  size: number = pageSize,
): Mix<Item> {
  return {
    shown: [...mix.shown, ...mix.leftover, ...skills, ...plans],
    leftover: [],
    hasMoreData: hasMoreAfter(skills.length, size) || hasMoreAfter(plans.length, size),
  };
}

/** Returns whether Show more is offered. @see R-BLOCKLOAD-019 A-040 */
export function mixOffersMore(mix: Mix<unknown>): boolean {
  return mix.hasMoreData || mix.leftover.length > 0;
}
