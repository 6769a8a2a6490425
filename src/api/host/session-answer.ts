import { compact } from '../../domain/compact';
import * as v from 'valibot';
import type { Problem } from '../../domain/setup/problem';
import { readLogin, type MenuFlag, type Session } from '../../domain/session/session';
import { flag, maybeId, maybeText } from '../answers/fields';
import { readFitting } from './problems';

const names = v.nullish(v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String))));

const SessionResponse = v.object({
  id: maybeId,
  loginType: maybeText,
  name: maybeText,
  image: maybeId,
  email: maybeText,
  userInfo: v.nullish(
    v.object({
      role: v.nullish(v.object({ participant: flag })),
      module: v.nullish(v.object({ catalogSeeAllSearchResultsOnSearchPage: flag })),
      company: v.nullish(v.object({ name: maybeText })),
    }),
  ),
  companyId: maybeId,
  companyName: maybeText,
  companyLanguage: maybeText,
  userGroups: names,
  roles: names,
  isPreview: flag,
  currentLayout: maybeText,
  navigationLayoutConfig: v.nullish(v.record(v.string(), v.unknown()), {}),
});

export interface ReadSession {
  /** The fields that the session states. The claims of the token can provide the others. @see A-139 */
  session: Partial<Session>;
  problems: Problem[];
}

/**
 * Parses a session that the embedding page supplies. Reports and omits fields that do not match.
 * @see R-ENTITY-005 R-ENTITY-006 O-11
 */
export function readSession(input: unknown): ReadSession {
  const { output, problems } = readFitting(SessionResponse, input, 'session');
  return { session: output ? toSession(output) : {}, problems };
}

type SessionResponse = v.InferOutput<typeof SessionResponse>;

function toSession(response: SessionResponse): Partial<Session> {
  return compact({
    login: response.loginType === undefined ? undefined : readLogin(response.loginType),
    userId:
      response.loginType === undefined || response.loginType.toLowerCase() === 'user'
        ? response.id
        : undefined,
    name: response.name,
    email: response.email,
    image: response.image,
    companyId: response.companyId,
    companyLanguage: response.companyLanguage,
    groups: response.userGroups ?? undefined,
    roles: response.roles ?? undefined,
    isPreview: response.isPreview,
    layout: response.currentLayout,
    menu: menuFlags(response.navigationLayoutConfig),
    ...ofUserInfo(response),
  });
}

function ofUserInfo({ userInfo, companyName }: SessionResponse) {
  return {
    companyName: companyName ?? userInfo?.company?.name,
    isParticipant: userInfo?.role?.participant,
    offersAllResults: userInfo?.module?.catalogSeeAllSearchResultsOnSearchPage,
  };
}

function menuFlags(response: Record<string, unknown>): Partial<Record<MenuFlag, boolean>> {
  const entries = Object.entries(response).filter(
    ([name, value]) => name.startsWith('show') && typeof value === 'boolean',
  );
  return Object.fromEntries(entries);
}
