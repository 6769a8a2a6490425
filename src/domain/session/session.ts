import { readClaims } from './token-claims';

/** Users are known by name; company and public visitors are treated alike (R-ROLE-004, R-ROLE-005, A-139). */
export type Login = 'user' | 'company' | 'public';

/** The menu flags of the portal (R-HEADER-007..015). */
export type MenuFlag =
  | 'showHome'
  | 'showMyLists'
  | 'showMyActivities'
  | 'showCaseworkerOverview'
  | 'showAdministratorOverview'
  | 'showInstructorOverview'
  | 'showManagerOverview'
  | 'showNotifications'
  | 'showSearchBox';

/** Who is here (R-ENTITY-005, R-ENTITY-006); the token is not part of it (O-10). */
export type Session = {
  login: Login;
  userId?: string;
  name?: string;
  email?: string;
  image?: string;
  companyId?: string;
  companyName?: string;
  companyLanguage?: string;
  groups: readonly string[];
  roles: readonly string[];
  isParticipant: boolean;
  offersAllResults: boolean;
  isPreview: boolean;
  layout?: string;
  menu: Partial<Record<MenuFlag, boolean>>;
};

const nobody: Session = {
  login: 'public',
  groups: [],
  roles: [],
  isParticipant: false,
  offersAllResults: false,
  isPreview: false,
  menu: {},
};

/** The session that was given, completed by what the token claims; neither means public (R-ROLE-006, A-139). */
export function sessionOf(given: Partial<Session> = {}, token?: string): Session {
  const claimed = token === undefined ? {} : readClaims(token);
  const claims = { ...nobody, ...claimed, ...given };
  return { ...claims, login: given.login ?? loginOf(claims) };
}

/** Reads a stated login type in any case. */
export function readLogin(value: string): Login | undefined {
  const sought = value.trim().toLowerCase();
  return logins.find((login) => login === sought);
}

const logins: readonly Login[] = ['user', 'company', 'public'];

function loginOf({ userId, companyId }: Pick<Session, 'userId' | 'companyId'>): Login {
  if (userId) return 'user';
  return companyId ? 'company' : 'public';
}
