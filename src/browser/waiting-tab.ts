/**
 * A tab that opens in the click event itself, so that no popup blocker stops it, and receives its address later.
 * @see A-116
 */
export interface WaitingTab {
  go: (href: string) => void;
  close: () => void;
}

/** Opens a waiting tab with a text. Returns undefined if the browser blocks it anyway. */
export function openWaitingTab(words: string): WaitingTab | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  // The page that loads in the tab must not access this page.
  tab.opener = null;
  tab.document.title = words;
  tab.document.body.textContent = words;
  return { go: (href) => tab.location.replace(href), close: () => tab.close() };
}
