import type { Person } from '../catalog-format';
import type { LoadedCatalog } from '../catalog/loaded-catalog';
import { withSignUps } from '../store/sign-ups';
import type { Store } from '../store/store';
import { readToken } from './token';

/** The caller: a person, somebody of a company, or anybody (R-ROLE-006). */
export type Viewer =
  | { login: 'user'; person: Person }
  | { login: 'company'; person: Person }
  | { login: 'public'; person?: never };

/** Reads the bearer token of a request; one that is missing, forged or too old makes the asker public. */
export function viewerOf(
  authorization: string | null | undefined,
  { catalog, store, secret, now }: { catalog: LoadedCatalog; store: Store; secret: string; now: Date },
): Viewer {
  const [scheme = '', token = ''] = (authorization ?? '').split(' ');
  const claims = scheme.toLowerCase() === 'bearer' ? readToken(token, secret, now) : undefined;
  if (claims === undefined) return { login: 'public' };
  const person = claims.sub === undefined ? undefined : catalog.people.get(claims.sub);
  if (person !== undefined) return { login: 'user', person: withSignUps(store, person) };
  const company = catalog.source.people.find(
    (candidate) => candidate.loginType === 'company' && candidate.companyId === claims.companyId,
  );
  return company === undefined ? { login: 'public' } : { login: 'company', person: company };
}
