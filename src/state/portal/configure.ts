import { atom } from 'jotai';
import { failureKindOf } from '../../api/http/failure';
import { readCulture, type Culture } from '../../domain/session/culture';
import { isCultureOpen, setCompanyCulture, setCulture, startCulture } from '../session/culture';
import { acceptSession, startToken } from '../session/start-session';
import type { Portal } from './portal';
import { portalHttp } from './portal-http';
import {
  configurationInputAtom,
  cultureAtom,
  labelsAtom,
  portalStateAtom,
  sessionAtom,
} from './portal-state';
import { addProblems, forgetProblems } from './problems';
import { serverDataOf } from '../server/server-data';
import {
  loadConfiguration,
  loadSession,
  sharedSettings,
  type LoadedConfiguration,
  type LoadedSession,
  type PortalSettings,
} from './setup';

/** The settings that started the portal. */
export const settingsAtom = atom<PortalSettings>();

/**
 * Starts the portal. The first settings win. Later settings that differ are ignored with a warning. A later language
 * counts if the first element has none, because elements start in the order in which their code arrives.
 * @see A-159 A-147
 */
export function configurePortal(portal: Portal, options: PortalSettings, lang?: string): void {
  const { store, environment } = portal;
  const settings = store.get(settingsAtom);
  if (settings) {
    const culture = readCulture(lang);
    if (culture && isCultureOpen(portal)) changeCulture(portal, culture);
    return warnOfOther(settings, options);
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
  if (store.get(portalStateAtom).state !== 'ready') {
    store.set(portalStateAtom, { state: 'loading' });
    // A failure of this attempt is reported, even if it is the same as before.
    forgetProblems(portal);
  }
  const culture = store.get(cultureAtom);
  try {
    const fetchedConfiguration = loadConfiguration(environment, settings, {
      culture,
      configuration: configurationFromServer(portal, culture),
    });
    // The code below may stop waiting for the configuration. Ignore its rejection then.
    fetchedConfiguration.catch(() => undefined);
    const session = fetched ?? (await sessionFor(portal, settings, culture));
    if (store.get(cultureAtom) !== culture) return;
    // The configuration is in the wrong language, so load it again. The session can be reused.
    if (setCompanyCulture(portal, session.session)) return await load(portal, settings, session);
    const read = await fetchedConfiguration;
    if (store.get(cultureAtom) === culture) await accept(portal, { settings, session, read });
  } catch (error) {
    await addProblems(portal, [error instanceof Error ? error : new Error(String(error))]);
    store.set(portalStateAtom, { state: 'failed', kind: failureKindOf(error) });
  }
}

/** Returns the configuration with which the server rendered the page, if it is in this language. */
function configurationFromServer(portal: Portal, culture: Culture): unknown {
  const data = serverDataOf(portal);
  return data?.culture === culture ? data.configuration : undefined;
}

/** Returns the session: of a preview a sample, else that with which the server rendered the page, else the page's. */
async function sessionFor(
  portal: Portal,
  settings: PortalSettings,
  culture: Culture,
): Promise<LoadedSession> {
  if (settings.isPreview) return { session: {}, problems: [] };
  const session = serverDataOf(portal)?.session;
  if (session) return { session, problems: [], isComplete: true };
  return loadSession(portal.environment, settings, culture);
}

interface Loaded {
  settings: PortalSettings;
  session: LoadedSession;
  read: LoadedConfiguration;
}

async function accept(portal: Portal, { settings, session, read }: Loaded): Promise<void> {
  const { store } = portal;
  const { configuration, problems, input } = read;
  if (settings.isPreview) store.set(sessionAtom, (await portal.loadSamples()).previewUser(portal, settings));
  else await acceptSession(portal, settings, session);
  store.set(configurationInputAtom, input);
  const reported = addProblems(portal, [...problems, ...session.problems]);
  if (!configuration)
    return reported.then(() => store.set(portalStateAtom, { state: 'failed', kind: 'malformed' }));
  const http = await portalHttp(portal, configuration, settings);
  store.set(portalStateAtom, { state: 'ready', configuration, http });
}

/** Returns the names of settings that differ from the first ones in what a page shares. */
export const otherSettings = (first: PortalSettings, second: PortalSettings): (keyof PortalSettings)[] =>
  sharedSettings.filter(
    (name) => second[name] !== undefined && JSON.stringify(first[name]) !== JSON.stringify(second[name]),
  );

function warnOfOther(first: PortalSettings, second: PortalSettings): void {
  const names = otherSettings(first, second);
  if (names.length > 0)
    void import('../setup/report').then(
      ({ warnOfSecondConfiguration }) => warnOfSecondConfiguration({ names, first, second }),
      () => undefined,
    );
}
