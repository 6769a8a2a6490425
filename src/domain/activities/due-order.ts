import type { HomeItem } from '../home/home-item';
import { statusTone } from './status/status-tone';

/**
 * Returns the items with those first that are still to be completed by a deadline, the nearest deadline first. All
 * others keep their order. @see O-20
 */
export function nearestDeadlineFirst<Item extends Pick<HomeItem, 'details' | 'status'>>(
  items: readonly Item[],
): Item[] {
  return [...items].sort((one, other) => dueTime(one) - dueTime(other) || 0);
}

function dueTime({ details, status }: Pick<HomeItem, 'details' | 'status'>): number {
  const isDone = status !== undefined && statusTone(status) === 'done';
  const time = isDone ? NaN : Date.parse(details?.deadline ?? '');
  return Number.isNaN(time) ? Infinity : time;
}
