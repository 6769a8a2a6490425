import { useEffect, useLayoutEffect, useRef } from 'react';
import { onRestore } from '../browser/page';
import { readCulture } from '../domain/session/culture';
import type { CatalogElement, Settings } from '../state/portal/element-context';
import { allowLoginRequest, requestLoginOnce } from '../state/session/login';
import {
  useConfiguration,
  useLabels,
  useLoginNeeded,
  usePortalState,
  type PortalState,
} from '../state/portal/portal-state';
import { changeCulture } from '../state/portal/configure';
import { usePortal } from '../state/portal/portal-context';
import { addProblems, useReportedProblems } from '../state/portal/problems';
import { loadTexts } from './load-texts';
import { startPortal, startSettings } from './start-portal';
import { useCulture, useSession } from '../state/session/hooks';

/** Starts the page's portal from this element's settings. Returns the state of the portal and the session. */
export function useStartedPortal(host: CatalogElement, settings: Settings, isPreviewRoute: boolean) {
  const portal = usePortalState();
  const session = useSession();
  useTexts(portal);
  useStart(settings, isPreviewRoute);
  useLanguage(settings.lang);
  useProblems(host);
  useSetupCheck(host, settings, portal);
  useLogin(host, settings, session.userId);
  useAnalytics(host, settings);
  usePassedPositions(host, settings);
  return { portal, session };
}

/**
 * Starts the portal. Settings that arrive later, for example as properties, count as if they were set from the start.
 */
function useStart(settings: Settings, isPreviewRoute: boolean): void {
  const portal = usePortal();
  useLayoutEffect(
    () => startPortal(portal, settings, isPreviewRoute),
    // Only these settings start the portal.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    [portal, isPreviewRoute, ...startSettings.map((name) => settings[name])],
  );
}

/**
 * Follows later changes of the `lang` attribute. The user's own choice takes precedence only over the first value.
 * @see A-147
 */
function useLanguage(lang: string | undefined): void {
  const portal = usePortal();
  const last = useRef(lang);
  useEffect(() => {
    if (lang === last.current) return;
    last.current = lang;
    const culture = readCulture(lang);
    if (culture) changeCulture(portal, culture);
  }, [portal, lang]);
}

/** Loads the texts, and reports texts that could not be loaded, or problems with the page's own texts. */
function useTexts({ state }: PortalState): void {
  const portal = usePortal();
  const culture = useCulture();
  const labels = useLabels();
  const { texts } = portal;
  const isStarted = state !== 'waiting';
  useLayoutEffect(() => {
    // Before the portal starts, the language is unknown. Loading texts then could fetch the wrong language.
    if (!isStarted) return;
    let isStale = false;
    void loadTexts(texts, { culture, labels, isWanted: () => !isStale }).then((problems) => {
      if (isStale) return;
      void addProblems(portal, problems);
    });
    return () => {
      isStale = true;
    };
  }, [portal, texts, culture, isStarted, labels]);
}

/** Dispatches the problems of the page, each once. */
function useProblems(host: CatalogElement): void {
  const problems = useReportedProblems();
  const before = useRef<typeof problems>([]);
  useEffect(() => {
    for (const problem of problems)
      if (!problem.element && !before.current.includes(problem)) host.emit('lp-error', problem.detail);
    before.current = problems;
  }, [host, problems]);
}

/** These checks are slow or only hint at a mistake, so they run after the first screen is shown. */
const checkAfterMs = 3000;

/** Checks the configuration and the attributes of the element some time after the state of its portal changes. */
function useSetupCheck(host: CatalogElement, settings: Settings, { state }: PortalState): void {
  const portal = usePortal();
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./setup/check-element').then(
        ({ checkElement }) => checkElement(portal, host, settings),
        () => undefined,
      );
    }, checkAfterMs);
    return () => clearTimeout(timer);
  }, [portal, host, settings, state]);
}

/**
 * Requests a login once for calls that require it. A signed-in user is not redirected. Instead, the component that made
 * the call shows the failure.
 * @see R-ROLE-035
 */
function useLogin(host: CatalogElement, settings: Settings, userId: string | undefined): void {
  const portal = usePortal();
  const times = useLoginNeeded();
  useEffect(() => {
    if (times > 0 && userId === undefined) requestLoginOnce({ element: host, settings, portal });
    // Only a new refusal requests a login, not a change of the settings.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [times]);
  useEffect(() => {
    if (userId !== undefined) allowLoginRequest(portal);
  }, [portal, userId]);
  useEffect(() => onRestore(() => allowLoginRequest(portal)), [portal]);
}

/** Starts the analytics client of the page. Its code loads only if the page has one. */
function useAnalytics(host: CatalogElement, { analytics }: Settings): void {
  const started = useConfiguration();
  useEffect(() => {
    if (!analytics || !started) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('../state/analytics/analytics').then(
      ({ startAnalytics }) => {
        if (!isGone) stop = startAnalytics(host, analytics, started.analytics);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [host, analytics, started]);
}

/** Accepts the positions that the page passes. The code loads only if there are any. @see O-26 */
function usePassedPositions(host: CatalogElement, { positions }: Settings): void {
  const portal = usePortal();
  useEffect(() => {
    if (positions === undefined) return;
    let isGone = false;
    void import('../state/media/host-positions').then(
      ({ acceptPositions }) => isGone || acceptPositions(portal, host, positions),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [portal, host, positions]);
}
