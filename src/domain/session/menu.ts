import type { MenuFlag, Session } from './session';
import { isUser } from './viewer';

/** The entries that the header offers to this visitor. */
export type Menu = {
  home: boolean;
  lists: boolean;
  activities: boolean;
  notifications: boolean;
  search: boolean;
};

/** The value of each flag that the portal omits. @see A-143 */
const defaultFlags: Record<MenuFlag, boolean> = {
  showHome: true,
  showMyLists: true,
  showSearchBox: true,
  showMyActivities: false,
  showCaseworkerOverview: false,
  showAdministratorOverview: false,
  showInstructorOverview: false,
  showManagerOverview: false,
  showNotifications: false,
};

/** Returns whether the portal shows a menu entry. */
export const isOn = ({ menu }: Session, flag: MenuFlag): boolean => menu[flag] ?? defaultFlags[flag];

/**
 * Returns the entries of the header. Flags decide each entry, and lists and activities are for users only.
 * @see R-HEADER-007..015 A-143
 */
export function menuOf(session: Session): Menu {
  const on = (flag: MenuFlag) => isOn(session, flag);
  return {
    home: on('showHome'),
    lists: on('showMyLists') && isUser(session),
    activities: on('showMyActivities') && isUser(session),
    notifications: on('showNotifications'),
    search: on('showSearchBox'),
  };
}
