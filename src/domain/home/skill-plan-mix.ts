import { pageSize } from '../limits';
import { hasMoreAfter } from '../see-all/paging';

/** Skills and plans in one list: what shows, what was cut off, and whether the servers have more. */
export type Mix<Item> = { shown: readonly Item[]; kept: readonly Item[]; hasMoreData: boolean };

type Arrived<Item> = { skills: readonly Item[]; plans: readonly Item[] };

/** The first load: half a page each, skills first, and one fills what the other lacks (R-BLOCKLOAD-016..019, A-040). */
export function firstMix<Item>({ skills, plans }: Arrived<Item>, size: number = pageSize): Mix<Item> {
  const half = size / 2;
  const skillRoom = half + Math.max(0, half - plans.length);
  const planRoom = half + Math.max(0, half - skills.length);
  return {
    shown: [...skills.slice(0, skillRoom), ...plans.slice(0, planRoom)],
    kept: [...skills.slice(skillRoom), ...plans.slice(planRoom)],
    hasMoreData: hasMoreAfter(skills.length, size) || hasMoreAfter(plans.length, size),
  };
}

/** Show more: what was cut off comes first, then what arrived. */
export function nextMix<Item>(
  mix: Mix<Item>,
  { skills, plans }: Arrived<Item>,
  size: number = pageSize,
): Mix<Item> {
  return {
    shown: [...mix.shown, ...mix.kept, ...skills, ...plans],
    kept: [],
    hasMoreData: hasMoreAfter(skills.length, size) || hasMoreAfter(plans.length, size),
  };
}

/** Is show more offered (R-BLOCKLOAD-019, A-040)? */
export function mixOffersMore(mix: Mix<unknown>): boolean {
  return mix.hasMoreData || mix.kept.length > 0;
}
