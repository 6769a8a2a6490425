import { atom, useAtomValue } from 'jotai';
import { createMisfitLog } from '../../api/answers/misfit';
import type { Api } from '../../api/http/api';
import type { Portal } from './portal';
import { portalStateAtom } from './portal-state';

/** The API of the portal. Throws when the portal is not ready, so use it only inside an element that is ready. */
const apiAtom = atom((get): Api => {
  const portal = get(portalStateAtom);
  if (portal.state !== 'ready') throw new Error('The portal is not ready.');
  const { http, configuration } = portal;
  const { services, mediaAddress, mediaHosts, timeZone } = configuration;
  return { http, services, mediaAddress, mediaHosts, timeZone, report: get(misfitLogAtom) };
});

/** One log for all calls of a portal, because it logs each problem once. */
const misfitLogAtom = atom(() => createMisfitLog((text) => console.warn(text)));

/** Returns the API in components of a portal that is ready. */
export const useApi = (): Api => useAtomValue(apiAtom);

/** Returns the API outside React, for actions. */
export const currentApi = ({ store }: Portal): Api => store.get(apiAtom);
