import type { Portal } from '../state/portal/portal';
import { cultureAtom, labelsAtom, portalStateAtom, whenReadyOrFailed } from '../state/portal/portal-state';

/** A placeholder that shows for less time than this only flickers, and costs a slow device time. */
const timeoutMs = 150;

/**
 * Resolves when an element can render without a placeholder: the portal has loaded or failed, and the texts and `other`
 * have loaded. Resolves earlier after a timeout, and then the element shows a placeholder. A failure shows when the
 * element renders.
 */
export async function untilRenderable(
  portal: Portal,
  other: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs));
  const loaded = Promise.all([whenLoaded(portal), other]).catch(() => undefined);
  await Promise.race([loaded, timeout]);
}

/** Resolves when the texts have loaded, and the portal has loaded or failed. */
export function whenLoaded(portal: Portal): Promise<unknown> {
  const answers = portal.single(createAnswers);
  return (answers.pending ??= Promise.all([loadTexts(portal), whenReadyOrFailed(portal)]));
}

/** The pending texts and configuration, which all elements of the portal share. */
const createAnswers = (): { pending?: Promise<unknown> } => ({});

/** Loads the texts. Waits for the portal to start, because the language is unknown before. */
async function loadTexts(portal: Portal): Promise<void> {
  const { store, texts } = portal;
  if (store.get(portalStateAtom).state === 'waiting') await whenReadyOrFailed(portal);
  await texts.show(store.get(cultureAtom), store.get(labelsAtom));
}
