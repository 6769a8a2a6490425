import type { Login, Session } from './session';

/** The parts of a session that the visibility rules use. @see R-ROLE-013 */
export type Viewer = {
  login: Login;
  roles: readonly string[];
  groups: readonly string[];
  isParticipant: boolean;
};

/** Returns the viewer of a session. @see R-ROLE-013 */
export function viewerOf({ login, roles, groups, isParticipant }: Session): Viewer {
  return { login, roles, groups, isParticipant };
}

/**
 * Returns whether the viewer is a logged-in user. Interests, the lists popup and editable custom lists are for users
 * only.
 * @see R-ROLE-009 R-ROLE-010 R-ROLE-011
 */
export function isUser(viewer: { login: Login }): boolean {
  return viewer.login === 'user';
}

/** Returns whether the viewer has a role. Ignores case. @see A-005 */
export function holdsRole(viewer: { roles: readonly string[] }, role: string): boolean {
  return viewer.roles.some((ownRole) => ownRole.toLowerCase() === role.toLowerCase());
}
