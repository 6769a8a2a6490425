import type { OutsideArea } from '../outside-areas';
import type { TextKey } from '../text-key';
import type { MenuFlag, Session } from './session';
import { holdsRole, isUser } from './viewer';

/** A group of links into the areas of one role (R-ROLE-025..029). */
type Overview = { title: TextKey; links: readonly OverviewLink[] };

type OverviewLink = { label: TextKey; area: OutsideArea };

/** What the header offers to this visitor. */
export type Menu = {
  home: boolean;
  lists: boolean;
  activities: boolean;
  notifications: boolean;
  search: boolean;
  overviews: readonly Overview[];
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

const overviewRows: readonly (Overview & { role: string; flag: MenuFlag })[] = [
  {
    role: 'manager',
    flag: 'showManagerOverview',
    title: 'MENU_MANAGER',
    links: [
      { label: 'MENU_EMPLOYEES', area: 'managerEmployees' },
      { label: 'MENU_ASSIGNMENTS', area: 'managerAssignments' },
      { label: 'MENU_ACTIVITY_OVERVIEW', area: 'managerActivityOverview' },
    ],
  },
  {
    role: 'instructor',
    flag: 'showInstructorOverview',
    title: 'MENU_INSTRUCTOR',
    links: [
      { label: 'MENU_MY_CLASSES', area: 'instructorClasses' },
      { label: 'MENU_GROUP_ROOMS', area: 'instructorGroupRooms' },
    ],
  },
  {
    // The course manager has no flag of its own and shares the instructor's.
    role: 'courseManager',
    flag: 'showInstructorOverview',
    title: 'MENU_COURSE_MANAGER',
    links: [{ label: 'MENU_COURSE_MANAGEMENT', area: 'courseManager' }],
  },
  {
    role: 'caseworker',
    flag: 'showCaseworkerOverview',
    title: 'MENU_CASEWORKER',
    links: [
      { label: 'MENU_USERS', area: 'caseworkerUsers' },
      { label: 'MENU_ACTIVITIES', area: 'caseworkerActivities' },
      { label: 'MENU_SIGN_UP', area: 'caseworkerSignUp' },
    ],
  },
  {
    role: 'administrator',
    flag: 'showAdministratorOverview',
    title: 'MENU_ADMINISTRATOR',
    links: [{ label: 'MENU_ADMINISTRATION', area: 'admin' }],
  },
];

/** The entries of the header: by flag, by role, and lists and activities for users only (R-HEADER-007..015, A-143). */
export function menuOf(session: Session): Menu {
  const on = (flag: MenuFlag): boolean => session.menu[flag] ?? defaultFlags[flag];
  return {
    home: on('showHome'),
    lists: on('showMyLists') && isUser(session),
    activities: on('showMyActivities') && isUser(session),
    notifications: on('showNotifications'),
    search: on('showSearchBox'),
    overviews: overviewRows.filter(({ flag, role }) => on(flag) && holdsRole(session, role)),
  };
}
