import { atom } from 'jotai';
import { lateProblems } from '../../api/host/late-checks';
import type { Portal } from '../portal/portal';
import { configurationInputAtom, configurationOf } from '../portal/portal-state';
import { addProblems } from '../portal/problems';

/** The configuration that was checked last. */
const checkedAtom = atom<unknown>(undefined);

/** Reports the problems of the configuration. Every element of a page calls this, and the first one checks. @see O-11 */
export async function checkConfiguration(portal: Portal): Promise<void> {
  const { store } = portal;
  const [configuration, input] = [configurationOf(portal), store.get(configurationInputAtom)];
  if (!configuration || store.get(checkedAtom) === input) return;
  store.set(checkedAtom, input);
  await addProblems(portal, lateProblems(input, configuration));
}
