import { atom } from 'jotai';
import type { PortalConfiguration, ReadConfiguration } from '../../api/host/configuration';
import { failureKindOf, type FailureKind } from '../../api/http/failure';
import type { Culture } from '../../domain/session/culture';
import { setCompanyCulture, setCulture, startCulture } from '../session/culture';
import { acceptSession, startToken } from '../session/start-session';
import type { Portal } from './portal';
import { portalHttp } from './portal-http';
import { cultureAtom, labelsAtom, portalStateAtom, sessionAtom } from './portal-state';
import { addProblems, setProblems } from './problems';
import {
  loadConfiguration,
  loadSession,
  sharedSettings,
  type LoadedSession,
  type PortalSettings,
} from './setup';

const settingsAtom = atom<PortalSettings>();

/** Starts the portal. The first settings win. Later settings that differ are ignored with a warning. @see A-159 */
export function configurePortal(portal: Portal, options: PortalSettings, lang?: string): void {
  const { store, environment } = portal;
  const settings = store.get(settingsAtom);
  if (settings) {
    if (isOther(settings, options))
      console.warn('lp-catalog: this page is already configured; a later configuration was left out.');
    return;
  }
  store.set(settingsAtom, options);
  if (options.storage === 'none') environment.stores.disable();
  store.set(labelsAtom, options.labels);
  startCulture(portal, options, lang);
  startToken(portal, options);
  void load(portal, options);
}

/** Loads configuration and session again, after a failure or in another language. */
export function reloadPortal(portal: Portal): void {
  const settings = portal.store.get(settingsAtom);
  if (settings) void load(portal, settings);
}

/** Shows the page in the language that the user chose, and saves the choice. @see R-HEADER-006 A-147 */
export function chooseCulture(portal: Portal, culture: Culture): void {
  if (portal.store.get(cultureAtom) === culture) return;
  portal.environment.stores.visits.write('culture', culture);
  changeCulture(portal, culture);
}

/** Shows the page in the language that its own script sets. The user's saved choice does not change. */
export function changeCulture(portal: Portal, culture: Culture): void {
  if (!setCulture(portal, culture)) return;
  const { store } = portal;
  // A running response in the other language is ignored.
  if (store.get(settingsAtom)?.configUrl || store.get(portalStateAtom).state === 'loading')
    reloadPortal(portal);
}

/** Loads configuration and session. `fetched` is a session that an earlier attempt in another language fetched. */
async function load(portal: Portal, settings: PortalSettings, fetched?: LoadedSession): Promise<void> {
  const { store, environment } = portal;
  // A portal that is on screen stays there while it loads in another language.
  if (store.get(portalStateAtom).state !== 'ready') store.set(portalStateAtom, { state: 'loading' });
  const culture = store.get(cultureAtom);
  try {
    const fetchedConfiguration = loadConfiguration(environment, settings, culture);
    // The code below may stop waiting for the configuration. Ignore its rejection then.
    fetchedConfiguration.catch(() => undefined);
    // A preview uses a sample user.
    const session =
      fetched ??
      (settings.isPreview
        ? { session: {}, problems: [] }
        : await loadSession(environment, settings, culture));
    if (store.get(cultureAtom) !== culture) return;
    // The configuration is in the wrong language, so load it again. The session can be reused.
    if (setCompanyCulture(portal, session.session)) return await load(portal, settings, session);
    const read = await fetchedConfiguration;
    if (store.get(cultureAtom) === culture) await accept(portal, { settings, session, read });
  } catch (error) {
    fail(portal, failureKindOf(error), error instanceof Error ? error.message : String(error));
  }
}

interface Loaded {
  settings: PortalSettings;
  session: LoadedSession;
  read: ReadConfiguration;
}

async function accept(portal: Portal, { settings, session, read }: Loaded): Promise<void> {
  const { configuration, problems } = read;
  if (settings.isPreview)
    portal.store.set(sessionAtom, (await portal.loadSamples()).previewUser(portal, settings));
  else await acceptSession(portal, settings, session);
  setProblems(portal, [...problems, ...session.problems]);
  if (!configuration) return fail(portal, 'malformed', problems.join('; '));
  const http = await portalHttp(portal, configuration, settings);
  portal.store.set(portalStateAtom, { state: 'ready', configuration, http });
  setTimeout(() => void checkTimeZone(portal, configuration), checkAfterMs);
}

/** The check is slow, so it runs after the first screen is shown. */
const checkAfterMs = 3000;

async function checkTimeZone(portal: Portal, configuration: PortalConfiguration): Promise<void> {
  const check = await import('../../api/host/time-zone-problem').catch(() => undefined);
  const problem = check?.timeZoneProblem(configuration);
  if (problem) addProblems(portal, [problem]);
}

function fail({ store }: Portal, kind: FailureKind, message: string): void {
  console.error(`lp-catalog: ${message}`);
  store.set(portalStateAtom, { state: 'failed', kind, message });
}

function isOther(first: PortalSettings, second: PortalSettings): boolean {
  return sharedSettings.some(
    (name) => second[name] !== undefined && JSON.stringify(first[name]) !== JSON.stringify(second[name]),
  );
}
