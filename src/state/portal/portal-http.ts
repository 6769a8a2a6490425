import type { PortalConfiguration } from '../../api/host/configuration';
import { createHttp, type Http } from '../../api/http/http';
import { newCorrelationId } from '../../browser/page';
import { requestTimeoutMs } from '../../domain/limits';
import { tokenKeeperOf } from '../session/portal-token';
import type { Portal } from './portal';
import { cultureAtom, loginNeededAtom } from './portal-state';
import type { PortalSettings } from './setup';

/**
 * Returns the portal's HTTP module. In preview and demo mode it responds with samples, whose code is loaded only then.
 * @see A-134
 */
export async function portalHttp(
  portal: Portal,
  configuration: PortalConfiguration,
  settings: PortalSettings,
): Promise<Http> {
  const http = httpFor(portal, configuration);
  const isDemo = settings.isDemo === true || configuration.isDemo;
  return settings.isPreview || isDemo
    ? (await portal.loadSamples()).sampleHttp(portal, http, { ...settings, isDemo })
    : http;
}

function httpFor(portal: Portal, configuration: PortalConfiguration): Http {
  const { store, environment } = portal;
  return createHttp({
    services: configuration.services,
    token: tokenKeeperOf(portal),
    anonymousAuthorization: configuration.anonymousAuthorization,
    culture: () => store.get(cultureAtom),
    onUnauthorized: () => store.set(loginNeededAtom, (times) => times + 1),
    timeoutMs: requestTimeoutMs,
    newId: newCorrelationId,
    fetch: environment.fetch,
  });
}
