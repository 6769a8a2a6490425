import type { HomeItem } from '../domain/home/home-item';

/** Orders the items that a call returns by their deadlines. The code of the order loads with the first call. */
export async function dueFirst(called: Promise<HomeItem[]>): Promise<HomeItem[]> {
  const [items, { nearestDeadlineFirst }] = await Promise.all([
    called,
    import('../domain/activities/due-order'),
  ]);
  return nearestDeadlineFirst(items);
}
