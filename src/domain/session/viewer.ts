import type { Login, Session } from './session';

/** Who looks, as far as the rules of what may be seen ask (R-ROLE-013). */
export type Viewer = {
  login: Login;
  roles: readonly string[];
  groups: readonly string[];
  isParticipant: boolean;
};

/** The viewer in a session (R-ROLE-013). */
export function viewerOf({ login, roles, groups, isParticipant }: Session): Viewer {
  return { login, roles, groups, isParticipant };
}

/** Interests, the lists popup and editable custom lists are for users only (R-ROLE-009, R-ROLE-010, R-ROLE-011). */
export function isUser(viewer: { login: Login }): boolean {
  return viewer.login === 'user';
}

/** Role names are compared in any case. */
export function holdsRole(viewer: { roles: readonly string[] }, role: string): boolean {
  return viewer.roles.some((held) => held.toLowerCase() === role.toLowerCase());
}
