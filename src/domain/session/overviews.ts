import type { OutsideArea } from '../navigation/outside-areas';
import type { TextKey } from '../text-key';
import { isOn } from './menu';
import type { MenuFlag, Session } from './session';
import { holdsRole } from './viewer';

/** A group of links to the areas of one role. @see R-ROLE-025..029 */
type Overview = { title: TextKey; links: readonly OverviewLink[] };

type OverviewLink = { label: TextKey; area: OutsideArea };

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
    // The course manager has no separate flag and shares the instructor's. @see A-143
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

/** Returns the groups of links that the visitor's roles and the portal's flags allow. @see R-HEADER-010..013 A-143 */
export const overviewsOf = (session: Session): readonly Overview[] =>
  overviewRows.filter(({ flag, role }) => isOn(session, flag) && holdsRole(session, role));
