import { atom } from 'jotai';
import type { PortalConfiguration, ReadConfiguration } from '../../api/host/configuration';
import type { FailureKind } from '../../api/http/failure';
import { failureKindOf } from '../../api/http/failure';
import { createHttp, type Http } from '../../api/http/http';
import { readSession } from '../../api/host/session-answer';
import { browserFetch, newCorrelationId, pageAddress } from '../../browser/page';
import { disableStorage, readStored, writeStored } from '../../browser/storage';
import { requestTimeoutMs } from '../../domain/limits';
import { defaultCulture, initialCulture, readCulture, type Culture } from '../../domain/session/culture';
import { sessionOf, type Session } from '../../domain/session/session';
import { forgetPositionsOfOthers } from '../media/kept-positions';
import { forgetScreensOfOthers } from '../navigation/screens-owner';
import { store } from './portal';
import {
  loadConfiguration,
  loadSession,
  sharedSettings,
  type LoadedSession,
  type PortalSettings,
} from './setup';
import { createTokenKeeper, type TokenSource } from '../session/token';

/** How far the page's portal has come; everything else waits for `ready`. */
export type PortalState =
  | { state: 'waiting' }
  | { state: 'loading' }
  | { state: 'failed'; kind: FailureKind; message: string }
  | { state: 'ready'; configuration: PortalConfiguration; http: Http };

export const portalAtom = atom<PortalState>({ state: 'waiting' });
export const sessionAtom = atom<Session>(sessionOf());
export const cultureAtom = atom<Culture>(defaultCulture);

/** Texts that the page gives in place of ours; read where texts are loaded. */
export const labelsAtom = atom<PortalSettings['labels']>();

/** Problems of configuration and session, for `lp-error` of whichever element is on the page (O-11). */
export const problemsAtom = atom<readonly string[]>([]);

/** Raised when a call needs a login that nobody can renew; the shell decides what happens (R-ROLE-034, A-157). */
export const loginNeededAtom = atom(0);

/** The configuration, once it has come; where it never comes nobody is told. */
export function whenReady(): Promise<PortalConfiguration> {
  return whenPortal((portal) => (portal.state === 'ready' ? portal.configuration : undefined));
}

/** When the portal's answers have come or failed; where nobody asks for them, never. */
export function whenAnswered(): Promise<true> {
  return whenPortal(({ state }) => (state === 'ready' || state === 'failed' ? true : undefined));
}

/** What is read of the portal, once there is something to read. */
function whenPortal<Read>(read: (portal: PortalState) => Read | undefined): Promise<Read> {
  return new Promise((resolve) => {
    const look = () => {
      const found = read(store.get(portalAtom));
      if (found !== undefined) resolve(found);
      return found !== undefined;
    };
    if (look()) return;
    const stop = store.sub(portalAtom, () => look() && stop());
  });
}

let settings: PortalSettings | undefined;

let token = createTokenKeeper({ ask: undefined }, () => Date.now());

export const tokenNow = (): string | undefined => token.peek();

/** Starts the page's portal; the first settings win, and a different later set is left alone with a warning. */
export function configurePortal(given: PortalSettings, lang?: string): void {
  if (settings) {
    if (isOther(settings, given))
      console.warn('lp-catalog: this page is already configured; a later configuration was left out.');
    return;
  }
  settings = given;
  if (given.storage === 'none') disableStorage();
  store.set(labelsAtom, given.labels);
  // An editor's choice of language is the tag's, whatever this browser last showed.
  const stored = given.isPreview ? undefined : readStored('culture');
  const attribute = lang ?? given.lang;
  isCultureOpen = !readCulture(stored) && !readCulture(attribute);
  store.set(cultureAtom, initialCulture({ stored, attribute, company: statedLanguage(given) }));
  token = createTokenKeeper({ ask: askerOf(given) }, () => Date.now());
  if (given.accessToken) token.set({ token: given.accessToken });
  void load(given);
}

/** Loads again after a failure, or in another language. */
export function reloadPortal(): void {
  if (settings) void load(settings);
}

/** Shows the page in another language and remembers it (R-HEADER-006, A-147). */
export function chooseCulture(culture: Culture): void {
  if (store.get(cultureAtom) === culture) return;
  writeStored('culture', culture);
  speak(culture);
}

/** Shows the page in another language, as its own script asks; what the person chose stays remembered. */
export function speak(culture: Culture): void {
  isCultureOpen = false;
  if (store.get(cultureAtom) === culture) return;
  store.set(cultureAtom, culture);
  // What is still loading in the other language is not waited for.
  if (settings?.configUrl || store.get(portalAtom).state === 'loading') reloadPortal();
}

/** Neither the person nor the page has chosen a language, so that the company's counts. */
let isCultureOpen = false;

/** The company's language where the page itself gives the session, and nothing has to be fetched. */
const statedLanguage = ({ session, isPreview }: PortalSettings): string | undefined =>
  session === undefined || isPreview ? undefined : readSession(session).session.companyLanguage;

/** Takes the company's language, once; returns whether it is another than the one at hand. */
function takeCompanyLanguage({ companyLanguage }: Partial<Session>): boolean {
  const culture = isCultureOpen ? readCulture(companyLanguage) : undefined;
  isCultureOpen = false;
  if (!culture || culture === store.get(cultureAtom)) return false;
  store.set(cultureAtom, culture);
  return true;
}

/** `known` is a session that an earlier attempt in another language has fetched. */
async function load(given: PortalSettings, known?: LoadedSession): Promise<void> {
  // What is on screen stays there while the same portal loads in another language.
  if (store.get(portalAtom).state !== 'ready') store.set(portalAtom, { state: 'loading' });
  const culture = store.get(cultureAtom);
  try {
    const fetchedConfiguration = loadConfiguration(given, culture, pageAddress());
    // Its rejection is ignored when we stop waiting for it below.
    fetchedConfiguration.catch(() => undefined);
    const session = known ?? (await fetchSession(given, culture));
    if (store.get(cultureAtom) !== culture) return;
    // The configuration is in the wrong language then; the session need not be fetched again.
    if (takeCompanyLanguage(session.session)) return await load(given, session);
    const read = await fetchedConfiguration;
    if (store.get(cultureAtom) === culture) await accept(given, session, read);
  } catch (error) {
    fail(failureKindOf(error), error instanceof Error ? error.message : String(error));
  }
}

/** Makes the portal ready with what its page gave. */
async function accept(
  given: PortalSettings,
  session: LoadedSession,
  { configuration, problems }: ReadConfiguration,
): Promise<void> {
  if (given.isPreview) store.set(sessionAtom, await previewUser(store.get(cultureAtom), given.previewAs));
  else await acceptSession(session, isAskedBySession(given));
  report([...problems, ...session.problems]);
  if (!configuration) return fail('malformed', problems.join('; '));
  store.set(portalAtom, { state: 'ready', configuration, http: await httpOf(configuration, given) });
  setTimeout(() => void checkTimeZone(configuration), checkAfterMs);
}

/** Dates are shown in UTC until somebody mends it: that is told when the first screen stands, since finding out takes long. */
async function checkTimeZone(configuration: PortalConfiguration): Promise<void> {
  const check = await import('../../api/host/time-zone-problem').catch(() => undefined);
  const problem = check?.timeZoneProblem(configuration);
  if (problem) addProblems([problem]);
}

const checkAfterMs = 3000;

const fetchSession = (given: PortalSettings, culture: Culture): LoadedSession | Promise<LoadedSession> =>
  given.isPreview ? noSession : loadSession(given, culture, pageAddress());

const noSession: LoadedSession = { session: {}, problems: [] };

function fail(kind: FailureKind, message: string): void {
  console.error(`lp-catalog: ${message}`);
  store.set(portalAtom, { state: 'failed', kind, message });
}

function report(problems: readonly string[]): void {
  for (const problem of problems) console.warn(`lp-catalog: ${problem}`);
  store.set(problemsAtom, problems);
}

/** Tells of problems that were found after the others, once each. */
export function addProblems(problems: readonly string[]): void {
  const fresh = problems.filter((problem) => !store.get(problemsAtom).includes(problem));
  if (fresh.length === 0) return;
  for (const problem of fresh) console.warn(`lp-catalog: ${problem}`);
  store.set(problemsAtom, (known) => [...known, ...fresh]);
}

async function acceptSession(loaded: LoadedSession, isWholeTruth: boolean): Promise<void> {
  // The session address has just said that there is no token; asking it again would say the same.
  if (loaded.token || isWholeTruth) token.set(loaded.token);
  const known = await token.read();
  knowSession(sessionOf(loaded.session, known));
}

function knowSession(session: Session): void {
  forgetPositionsOfOthers(session.userId);
  forgetScreensOfOthers(session.userId);
  store.set(sessionAtom, session);
}

/** Tokens come from the session address and from nowhere else (O-13). */
const isAskedBySession = ({ session, sessionUrl, accessToken, getAccessToken }: PortalSettings): boolean =>
  sessionUrl !== undefined && session === undefined && !accessToken && !getAccessToken;

/** A callback outranks the session address; without either there is nobody to ask (O-10, O-13). */
function askerOf(given: PortalSettings): TokenSource['ask'] {
  const { getAccessToken, sessionUrl } = given;
  if (getAccessToken) {
    return async () => {
      const answer = await getAccessToken();
      return answer ? { token: answer } : undefined;
    };
  }
  if (sessionUrl === undefined || given.session !== undefined) return undefined;
  return async () => {
    const loaded = await loadSession(given, store.get(cultureAtom), pageAddress());
    knowSession(sessionOf(loaded.session, loaded.token?.token));
    return loaded.token;
  };
}

/** Preview and demo mode are another Http, chosen here once; its samples are fetched only then. */
async function httpOf(
  configuration: PortalConfiguration,
  { isPreview, isDemo, previewAs }: PortalSettings,
): Promise<Http> {
  const http = httpFor(configuration);
  if (!isPreview && !isDemo && !configuration.isDemo) return http;
  const { createSampleHttp } = await import('../../api/sample/sample-http');
  return createSampleHttp(http, {
    culture: () => store.get(cultureAtom),
    isDemo: isDemo === true || configuration.isDemo,
    isPreview: isPreview === true,
    previewAs,
  });
}

async function previewUser(culture: Culture, as: string | undefined): Promise<Session> {
  const [{ sampleTexts }, { previewSession, readAudience }] = await Promise.all([
    import('../../api/sample/sample-texts'),
    import('../../domain/session/preview-session'),
  ]);
  const audience = readAudience(new URLSearchParams(as).get('audience'));
  return previewSession(new URL(pageAddress()).search, sampleTexts(culture).person, audience);
}

function httpFor(configuration: PortalConfiguration): Http {
  return createHttp({
    services: configuration.services,
    token: { read: () => token.read(), renew: (refused) => token.renew(refused) },
    anonymousAuthorization: configuration.anonymousAuthorization,
    culture: () => store.get(cultureAtom),
    onUnauthorized: () => store.set(loginNeededAtom, (times) => times + 1),
    timeoutMs: requestTimeoutMs,
    newId: newCorrelationId,
    fetch: browserFetch,
  });
}

function isOther(first: PortalSettings, second: PortalSettings): boolean {
  return sharedSettings.some(
    (name) => second[name] !== undefined && JSON.stringify(first[name]) !== JSON.stringify(second[name]),
  );
}
