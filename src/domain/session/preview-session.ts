import { sessionOf, type Session } from './session';

/** The audiences that an editor can preview. The default is a user. @see A-034 */
const audiences = {
  user: { login: 'user', userId: 'preview' },
  participant: { login: 'user', userId: 'preview', roles: ['participant'], isParticipant: true },
  manager: { login: 'user', userId: 'preview', roles: ['manager'] },
  company: { login: 'company', companyId: 'preview' },
  public: { login: 'public' },
} as const satisfies Record<string, Partial<Session>>;

export type Audience = keyof typeof audiences;

/** Parses an audience, ignoring case. Any unknown value counts as a user. */
export function readAudience(text: string | null): Audience {
  const sought = text?.trim().toLowerCase() ?? '';
  return Object.hasOwn(audiences, sought) ? (sought as Audience) : 'user';
}

/** The query parameters that can contain the preview user's name, in order of precedence. @see A-151 */
const nameParameters = ['name', 'fullName', 'userName'];

/**
 * Returns the session of the sample user in preview mode. The query string provides the name, with a sample name as
 * fallback.
 * @see R-OTHER-014 A-034 A-151
 */
export function previewSession(query: string, sampleName: string, audience: Audience = 'user'): Session {
  const params = new URLSearchParams(query);
  const names = nameParameters.map((parameter) => params.get(parameter)?.trim());
  const name = names.find((candidate) => candidate) ?? sampleName;
  return sessionOf({ ...audiences[audience], name, isPreview: true });
}
