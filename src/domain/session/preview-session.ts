import { sessionOf, type Session } from './session';

/** Whom an editor may look through the eyes of; without a choice, any user. */
const audiences = {
  user: { login: 'user', userId: 'preview' },
  participant: { login: 'user', userId: 'preview', roles: ['participant'], isParticipant: true },
  manager: { login: 'user', userId: 'preview', roles: ['manager'] },
  company: { login: 'company', companyId: 'preview' },
  public: { login: 'public' },
} as const satisfies Record<string, Partial<Session>>;

type Audience = keyof typeof audiences;

/** Reads an audience in any case; anything else is a user. */
export function readAudience(text: string | null): Audience {
  const sought = text?.trim().toLowerCase() ?? '';
  return Object.hasOwn(audiences, sought) ? (sought as Audience) : 'user';
}

/** The query parameters that can name the preview's user, strongest first. */
const nameParameters = ['name', 'fullName', 'userName'];

/** The fake user of preview mode, named by the query string, else by a sample name (R-OTHER-014, A-034, A-151). */
export function previewSession(query: string, sampleName: string, audience: Audience = 'user'): Session {
  const params = new URLSearchParams(query);
  const names = nameParameters.map((parameter) => params.get(parameter)?.trim());
  const name = names.find((given) => given) ?? sampleName;
  return sessionOf({ ...audiences[audience], name, isPreview: true });
}
