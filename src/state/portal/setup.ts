import { readConfiguration, type ReadConfiguration } from '../../api/host/configuration';
import { fetchHostJson } from '../../api/host/host-json';
import { readSession, type ReadSession } from '../../api/host/session-answer';
import type { Environment } from '../../browser/environment';
import type { Culture } from '../../domain/session/culture';
import type { GivenToken } from '../session/token';

/** What a page may hand over from script or by attributes (A-126, O-10, O-13). */
export interface PortalSettings {
  /** The configuration itself. */
  config?: unknown;
  /** Its address. */
  configUrl?: string;
  /** Who is signed in (R-ENTITY-005). */
  session?: unknown;
  /** Address of { session, token, expiresAt }. */
  sessionUrl?: string;
  accessToken?: string;
  /** Called for a token before the first call and again after a 401. */
  getAccessToken?: () => string | undefined | Promise<string | undefined>;
  /** An editor's preview: blocks come from samples, for a made-up user (R-OTHER-012, R-OTHER-014). */
  isPreview?: boolean;
  /** For whom, and which blocks load, are empty or fail: `audience=manager&News=error`. */
  previewAs?: string;
  /** Search, suggestions and lists come from samples as well. */
  isDemo?: boolean;
  /** Language of the interface, as `da-DK`, for who has chosen none yet. */
  lang?: string;
  /** Texts of the page's own, by key, or by language and key: `{ "OK": "Fine" }`, `{ "da-DK": { "OK": "Fint" } }`. */
  labels?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** `none` keeps nothing in the browser's stores and reads nothing from them. */
  storage?: 'browser' | 'none';
}

/** What a page and its elements give under the same name, and a later one cannot change. */
export const sharedSettings = [
  'config',
  'configUrl',
  'session',
  'sessionUrl',
  'accessToken',
  'getAccessToken',
  'labels',
  'storage',
] as const satisfies readonly (keyof PortalSettings)[];

/** The configuration from the settings, checked; addresses in it are relative to where it came from. */
export async function loadConfiguration(
  environment: Environment,
  settings: PortalSettings,
  culture: Culture,
): Promise<ReadConfiguration> {
  const pageAddress = environment.address();
  if (settings.config !== undefined) return readConfiguration(settings.config, pageAddress);
  const url = new URL(settings.configUrl ?? '', pageAddress).href;
  const answer = await fetchHostJson({
    fetch: environment.fetch,
    url,
    culture,
    withCredentials: false,
    what: 'config-url',
  });
  return readConfiguration(answer, url);
}

export interface LoadedSession extends ReadSession {
  token?: GivenToken;
}

/** The session from the settings, with the token that came along with it. */
export async function loadSession(
  environment: Environment,
  settings: PortalSettings,
  culture: Culture,
): Promise<LoadedSession> {
  if (settings.session !== undefined)
    return withToken(readSession(settings.session), tokenIn(settings.session));
  if (settings.sessionUrl === undefined) return { session: {}, problems: [] };
  const url = new URL(settings.sessionUrl, environment.address()).href;
  const answer = await fetchHostJson({
    fetch: environment.fetch,
    url,
    culture,
    withCredentials: true,
    what: 'session-url',
  });
  const { session } = (answer ?? {}) as { session?: unknown };
  return withToken(readSession(session ?? {}), tokenIn(answer));
}

function withToken(read: ReadSession, token: GivenToken | undefined): LoadedSession {
  return token === undefined ? read : { ...read, token };
}

/** A token beside or inside the session (R-ENTITY-005, O-13); `expiresAt` is a date or seconds since 1970. */
function tokenIn(given: unknown): GivenToken | undefined {
  const { token, expiresAt } = (given ?? {}) as { token?: unknown; expiresAt?: unknown };
  if (typeof token !== 'string' || token === '') return undefined;
  const ends = typeof expiresAt === 'number' ? expiresAt * 1000 : Date.parse(String(expiresAt));
  return { token, expiresAtMs: Number.isNaN(ends) ? undefined : ends };
}
