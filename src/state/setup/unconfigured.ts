import type { Problem } from '../../domain/setup/problem';
import type { Settings } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import { portalStateAtom } from '../portal/portal-state';
import { addProblems, problemsAtom } from '../portal/problems';
import { startCulture } from '../session/culture';

const problem: Problem = {
  code: 'no-configuration',
  field: 'config',
  expected: 'the attribute config or config-url on an element of the page, or a call of configure()',
  actual: 'neither',
  isFatal: true,
};

/**
 * Shows that the page has no configuration. A configuration that arrives later replaces the message. Reports nothing if
 * an attribute is already reported that was to supply the configuration.
 * @see A-126 O-11
 */
export async function showUnconfigured(portal: Portal, { lang }: Settings): Promise<void> {
  const { store } = portal;
  const isWaiting = () => store.get(portalStateAtom).state === 'waiting';
  if (!isWaiting()) return;
  const isReported = store
    .get(problemsAtom)
    .some(({ detail }) => [detail.field, `attribute ${detail.suggestion}`].some(isSource));
  if (!isReported) await addProblems(portal, [problem]);
  if (!isWaiting()) return;
  startCulture(portal, {}, lang);
  store.set(portalStateAtom, { state: 'failed', kind: 'unconfigured' });
}

const isSource = (field = ''): boolean => field === 'attribute config' || field === 'attribute config-url';
