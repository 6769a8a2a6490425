/** A tab that is opened in the press itself, so that no blocker stops it, and gets its address later. */
export interface WaitingTab {
  go: (href: string) => void;
  close: () => void;
}

/** Undefined where the browser opens none all the same. */
export function openWaitingTab(words: string): WaitingTab | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  // The page that comes must not reach this one.
  tab.opener = null;
  tab.document.title = words;
  tab.document.body.textContent = words;
  return { go: (href) => tab.location.replace(href), close: () => tab.close() };
}
