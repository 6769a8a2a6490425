import type { MenuFlag, Session } from './session';
import { isUser } from './viewer';

/** What the header offers to this visitor. */
export type Menu = {
  home: boolean;
  lists: boolean;
  activities: boolean;
  notifications: boolean;
  search: boolean;
};

/** What a flag says when the portal leaves it out. */
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

/** Whether the portal shows an entry. */
export const isOn = ({ menu }: Session, flag: MenuFlag): boolean => menu[flag] ?? defaultFlags[flag];

/** The entries of the header: by flag, and lists and activities for users only (R-HEADER-007..015, A-143). */
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
