import { showCulture } from '../i18n/text';
import { store } from '../state/portal/portal';
import { cultureAtom, labelsAtom, portalAtom, whenAnswered } from '../state/portal/runtime';

/** A place holder that stands for less than this is a flicker, and costs a slow device more than it tells. */
const timeoutMs = 150;

/**
 * Resolves when an element can be drawn at one go: the portal has answered or failed, its texts have come, and so has what
 * the element waits for besides. What takes longer is waited for behind a place holder; what fails is told where it is drawn.
 */
export async function untilRenderable(other: Promise<unknown> = Promise.resolve()): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  answers ??= Promise.all([textsOfPortal(), whenAnswered()]);
  await Promise.race([Promise.all([answers, other]).catch(() => undefined), timeout]);
}

/** The same for all elements of the page. */
let answers: Promise<unknown> | undefined;

/** Nobody knows the language before the portal is started. */
async function textsOfPortal(): Promise<void> {
  if (store.get(portalAtom).state === 'waiting') await whenAnswered();
  await showCulture(store.get(cultureAtom), store.get(labelsAtom));
}
