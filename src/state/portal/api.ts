import { atom, useAtomValue } from 'jotai';
import { createMisfitLog } from '../../api/answers/misfit';
import type { Api } from '../../api/http/api';
import type { Portal } from './portal';
import { portalAtom } from './portal-state';

/** The portal's calls. Throws where the portal is not ready: only components inside a ready element use it. */
const apiAtom = atom((get): Api => {
  const portal = get(portalAtom);
  if (portal.state !== 'ready') throw new Error('The portal is not ready.');
  const { http, configuration } = portal;
  const { services, mediaAddress, mediaHosts, timeZone } = configuration;
  return { http, services, mediaAddress, mediaHosts, timeZone, report: get(misfitLogAtom) };
});

/** One log for all calls of a portal, since it says each thing once. */
const misfitLogAtom = atom(() => createMisfitLog((text) => console.warn(text)));

export const useApi = (): Api => useAtomValue(apiAtom);

/** The same outside React, for actions. */
export const currentApi = ({ store }: Portal): Api => store.get(apiAtom);
