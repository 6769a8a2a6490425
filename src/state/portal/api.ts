import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { createMisfitLog } from '../../api/answers/misfit';
import type { Api } from '../../api/http/api';
import { store } from './portal';
import { portalAtom, type PortalState } from './runtime';

/** The portal's calls; only parts that stand inside a ready element ask for it. */
export function useApi(): Api {
  const portal = useAtomValue(portalAtom);
  return useMemo(() => apiOf(portal), [portal]);
}

/** The same outside React, for actions. */
export const currentApi = (): Api => apiOf(store.get(portalAtom));

const report = createMisfitLog((text) => console.warn(text));

function apiOf(portal: PortalState): Api {
  if (portal.state !== 'ready') throw new Error('The portal is not ready.');
  const { http, configuration } = portal;
  const { services, mediaAddress, mediaHosts, timeZone } = configuration;
  return { http, services, mediaAddress, mediaHosts, timeZone, report };
}
