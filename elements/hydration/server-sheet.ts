/**
 * Resolves when the sheet of a declarative root has loaded. Removes one that failed or that a policy forbids, so that the
 * element uses the sheet of its own code.
 */
export async function untilStyled(container: HTMLElement): Promise<void> {
  const root = container.getRootNode() as ShadowRoot;
  const sheet = root.querySelector<HTMLLinkElement | HTMLStyleElement>('[data-sheet]');
  if (!sheet) return;
  if (sheet.localName === 'link') await untilEnded(sheet as HTMLLinkElement);
  if (isLoaded(sheet)) return;
  sheet.remove();
}

async function untilEnded(link: HTMLLinkElement): Promise<void> {
  if (isLoaded(link)) return;
  await new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true });
    // A link delays the event of its window, so after that event, the link has failed.
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });
}

/** Returns whether a sheet has rules. A link that failed has an empty one, or none. */
function isLoaded({ sheet }: HTMLLinkElement | HTMLStyleElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Only a sheet that has loaded from another origin hides its rules.
    return true;
  }
}
