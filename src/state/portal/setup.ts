import { readConfiguration, type ReadConfiguration } from '../../api/host/configuration';
import { fetchHostJson } from '../../api/host/host-json';
import { readSession, type ReadSession } from '../../api/host/session-answer';
import type { Environment } from '../../browser/environment';
import type { Culture } from '../../domain/session/culture';
import type { IssuedToken } from '../session/access-token';

/** The settings that a page can pass from script or as attributes. @see A-126 O-10 O-13 */
export interface PortalSettings {
  /** The configuration itself. */
  config?: unknown;
  /** The address of the configuration. */
  configUrl?: string;
  /** The signed-in user. @see R-ENTITY-005 */
  session?: unknown;
  /** The address that returns `{ session, token, expiresAt }`. */
  sessionUrl?: string;
  accessToken?: string;
  /** Called for a token before the first call and again after a 401. */
  getAccessToken?: () => string | undefined | Promise<string | undefined>;
  /** An editor's preview: blocks show samples to a sample user. @see R-OTHER-012 R-OTHER-014 */
  isPreview?: boolean;
  /**
   * The audience of the preview, and which blocks load, are empty or fail: `audience=manager&News=error`.
   * @see A-034
   */
  previewAs?: string;
  /** Search, suggestions and lists also show samples. @see A-134 */
  isDemo?: boolean;
  /** The language of the interface, such as `da-DK`, for a user who has not chosen one. @see A-147 */
  lang?: string;
  /** The page's own texts, by key, or by language and key: `{ "OK": "Fine" }`, `{ "da-DK": { "OK": "Fint" } }`. */
  labels?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  /** `none` writes nothing to the browser's storage and reads nothing from it. */
  storage?: 'browser' | 'none';
}

/** The settings that a page and its elements share. A later value cannot change them. @see A-159 */
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

export interface LoadedConfiguration extends ReadConfiguration {
  /** The configuration as the page supplies it. */
  input: unknown;
}

interface WantedConfiguration {
  culture: Culture;
  /** The content of the configuration's address, when the server that rendered the page has fetched it. */
  configuration?: unknown;
}

/**
 * Returns the validated configuration from the settings. Addresses in it are relative to the configuration's own
 * address.
 */
export async function loadConfiguration(
  environment: Environment,
  settings: PortalSettings,
  { culture, configuration }: WantedConfiguration,
): Promise<LoadedConfiguration> {
  const pageAddress = environment.address();
  const { config } = settings;
  if (config !== undefined) return { ...readConfiguration(config, pageAddress, settings), input: config };
  const url = new URL(settings.configUrl ?? '', pageAddress).href;
  const answer =
    configuration ??
    (await fetchHostJson({
      fetch: environment.fetch,
      url,
      culture,
      withCredentials: false,
      what: 'config-url',
    }));
  return { ...readConfiguration(answer, url, settings), input: answer };
}

export interface LoadedSession extends ReadSession {
  token?: IssuedToken;
  /** True for the session with which a server rendered the page. It already has the claims of its token. */
  isComplete?: boolean;
}

/** Returns the session from the settings, with its token. */
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

function withToken(read: ReadSession, token: IssuedToken | undefined): LoadedSession {
  return token === undefined ? read : { ...read, token };
}

/**
 * Returns a token that is next to or inside the session. `expiresAt` is a date or seconds since 1970.
 * @see R-ENTITY-005 O-13
 */
function tokenIn(value: unknown): IssuedToken | undefined {
  const { token, expiresAt } = (value ?? {}) as { token?: unknown; expiresAt?: unknown };
  if (typeof token !== 'string' || token === '') return undefined;
  const ends = typeof expiresAt === 'number' ? expiresAt * 1000 : Date.parse(String(expiresAt));
  return { token, expiresAtMs: Number.isNaN(ends) ? undefined : ends };
}
