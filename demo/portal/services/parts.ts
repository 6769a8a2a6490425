import type { LoadedPart } from '../catalog/loaded-catalog';
import { type Call, param, refuse } from './operation';

/** The catalog or marketplace that a search is about (R-API-010); one that demands a login is closed to visitors. */
export function partOf(call: Call): LoadedPart {
  const id = param(call, 'id');
  const loaded = call.data.catalog.parts.get(id);
  if (loaded === undefined || loaded.scope !== param(call, 'scope')) {
    return refuse(404, `There is no ${param(call, 'scope')} ${id}`, 'id');
  }
  return openTo(call, loaded);
}

/** Refuses a part that demands a login to who is not signed in (R-VALID-042). */
export function openTo(call: Call, loaded: LoadedPart): LoadedPart {
  const isOpen = loaded.part.loginRequired !== true || call.viewer.login === 'user';
  return isOpen ? loaded : refuse(401, `Sign in to see the catalog ${loaded.part.id}`);
}
