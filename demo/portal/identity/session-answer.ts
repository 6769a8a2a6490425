import type { Person } from '../catalog-format';
import { signToken } from './token';

interface Signing {
  secret: string;
  now: Date;
  lifetimeSeconds: number;
}

/** What /session.json says of a signed-in person, a company or nobody (O-13, R-ENTITY-005). */
export function sessionAnswer(person: Person | undefined, signing: Signing) {
  if (person === undefined || person.loginType === 'public') {
    return { session: { loginType: 'public', roles: [], isPreview: false, ...navigation('public', []) } };
  }
  const issued = Math.floor(signing.now.getTime() / 1000);
  const expires = issued + signing.lifetimeSeconds;
  const who = person.loginType === 'user' ? { sub: person.id } : {};
  const { name, companyId, roles } = person;
  return {
    session: { ...company(person), ...(person.loginType === 'user' ? user(person) : {}) },
    token: signToken({ ...who, name, companyId, roles, iat: issued, exp: expires }, signing.secret),
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

function user(person: Person) {
  return {
    id: person.id,
    name: person.name,
    image: person.id,
    ...(person.email === undefined ? {} : { email: person.email }),
  };
}

function company(person: Person) {
  return {
    loginType: person.loginType,
    userInfo: {
      role: { participant: person.roles.includes('participant') },
      module: { catalogSeeAllSearchResultsOnSearchPage: true },
      company: { name: person.companyName },
    },
    companyId: person.companyId,
    companyName: person.companyName,
    companyLanguage: person.culture,
    userGroups: person.groups,
    roles: person.roles,
    isPreview: false,
    currentLayout: 'default',
    ...navigation(person.loginType, person.roles),
  };
}

/** The menu flags follow the roles (R-HEADER-010, A-143). */
function navigation(loginType: Person['loginType'], roles: readonly string[]) {
  const isUser = loginType === 'user';
  const holds = (...wanted: string[]) => isUser && wanted.some((role) => roles.includes(role));
  return {
    navigationLayoutConfig: {
      showHome: true,
      showMyLists: isUser,
      showMyActivities: isUser,
      showCaseworkerOverview: holds('caseworker'),
      showAdministratorOverview: holds('administrator'),
      showInstructorOverview: holds('instructor', 'courseManager'),
      showManagerOverview: holds('manager'),
      showNotifications: isUser,
      showSearchBox: true,
    },
  };
}
