import { sessionOf, type Session } from './session';

/** The query parameters that can name the preview's user, strongest first. */
const nameParameters = ['name', 'fullName', 'userName'];

/** The fake user of preview mode, named by the query string, else by a sample name (R-OTHER-014, A-034, A-151). */
export function previewSession(query: string, sampleName: string): Session {
  const params = new URLSearchParams(query);
  const names = nameParameters.map((parameter) => params.get(parameter)?.trim());
  const name = names.find((given) => given) ?? sampleName;
  return sessionOf({ login: 'user', userId: 'preview', name, isPreview: true });
}
