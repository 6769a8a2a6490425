import { readClaims } from './token-claims';

/**
 * The login type. Users are known by name. Company and public visitors are treated alike.
 * @see R-ROLE-004 R-ROLE-005 A-139
 */
export type Login = 'user' | 'company' | 'public';

/** The menu flags of the portal. @see R-HEADER-007..015 */
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

/** The current session. It does not contain the token. @see R-ENTITY-005 R-ENTITY-006 O-10 */
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

/**
 * Returns the given session, completed with the claims of the token. Without either, the session is public.
 * @see R-ROLE-006 A-139
 */
export function sessionOf(fields: Partial<Session> = {}, token?: string): Session {
  const claimed = token === undefined ? {} : readClaims(token);
  const claims = { ...nobody, ...claimed, ...fields };
  return { ...claims, login: fields.login ?? loginOf(claims) };
}

/** Returns whether two sessions are of one user, of one company, or both public. A missing session is public. */
export const isSameVisitor = (one: Visitor = nobody, other: Visitor = nobody): boolean =>
  one.userId === other.userId && one.companyId === other.companyId;

type Visitor = Pick<Session, 'userId' | 'companyId'>;

/** Parses a login type, ignoring case. */
export function readLogin(value: string): Login | undefined {
  const sought = value.trim().toLowerCase();
  return logins.find((login) => login === sought);
}

const logins: readonly Login[] = ['user', 'company', 'public'];

function loginOf({ userId, companyId }: Pick<Session, 'userId' | 'companyId'>): Login {
  if (userId) return 'user';
  return companyId ? 'company' : 'public';
}
