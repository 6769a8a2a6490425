import type { Portal } from '../state/portal/portal';
import { cultureAtom, labelsAtom, portalAtom, whenAnswered } from '../state/portal/portal-state';

/** A place holder that stands for less than this is a flicker, and costs a slow device more than it tells. */
const timeoutMs = 150;

/**
 * Resolves when an element can be drawn at one go: the portal has answered or failed, its texts have come, and so has what
 * the element waits for besides. What takes longer is waited for behind a place holder; what fails is told where it is drawn.
 */
export async function untilRenderable(
  portal: Portal,
  other: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  const answers = portal.single(createAnswers);
  answers.pending ??= Promise.all([loadTexts(portal), whenAnswered(portal)]);
  await Promise.race([Promise.all([answers.pending, other]).catch(() => undefined), timeout]);
}

/** The same for all elements of the portal. */
const createAnswers = (): { pending?: Promise<unknown> } => ({});

/** Nobody knows the language before the portal is started. */
async function loadTexts(portal: Portal): Promise<void> {
  const { store, texts } = portal;
  if (store.get(portalAtom).state === 'waiting') await whenAnswered(portal);
  await texts.show(store.get(cultureAtom), store.get(labelsAtom));
}
