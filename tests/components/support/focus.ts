import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Waits until an element has the focus. The matcher `toHaveFocus` sees the host of a shadow root only. */
export const expectFocus = (locator: Locator) => expect.poll(() => focused()).toBe(locator.element());

/** Returns the focused element, in the innermost shadow root. */
function focused(root: DocumentOrShadowRoot = document): Element | null {
  const { activeElement } = root;
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement;
}
