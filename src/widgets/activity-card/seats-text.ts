import type { Translate } from '../../i18n/texts';

/** Returns how many seats are left, or that there is only a waiting list. */
export function seatsText(count: number, hasWaitingList: boolean, t: Translate): string {
  if (count > 0) return t('SEATS_LEFT', { count });
  return t(hasWaitingList ? 'WAITING_LIST' : 'NO_SEATS');
}
