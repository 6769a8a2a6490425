/** The page around the elements, as far as the elements may touch it. */
export const pageAddress = (): string => location.href;

export const pageOrigin = (): string => location.origin;

/** Is the window so narrow that dialogs fill it? The sheet's `phone:` asks the same. */
export const isPhone = (): boolean => matchMedia('(max-width: 767.98px)').matches;

export function leaveFor(href: string): void {
  location.assign(href);
}

export function openTab(href: string): void {
  window.open(href, '_blank', 'noopener');
}

export function setPageTitle(title: string): void {
  document.title = title;
}

export const newCorrelationId = (): string =>
  // Only pages served securely have randomUUID; intranets may still be plain http.
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');

export const browserFetch: typeof fetch = (input, init) => fetch(input, init);

export const pageWindow = (): Window => window;

/** Runs a task once the page has nothing more urgent to do, at the latest after so many milliseconds; gives the way to stop it. */
export function whenIdle(task: () => void, withinMs: number): () => void {
  // Safari has no idle callback; there a moment has to do.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, Math.min(withinMs, momentMs));
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: withinMs });
  return () => cancelIdleCallback(request);
}

const momentMs = 50;

/** Runs a task whenever the page is left; `unload` would keep the page out of the back-forward cache. Returns the way to stop. */
export function onLeave(task: () => void): () => void {
  window.addEventListener('pagehide', task);
  return () => window.removeEventListener('pagehide', task);
}

/** Runs a task whenever the browser restores the page from the back-forward cache; returns the way to stop. */
export function onRestore(task: () => void): () => void {
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) task();
  };
  window.addEventListener('pageshow', show);
  return () => window.removeEventListener('pageshow', show);
}

/** Shakes the device shortly, where it can. */
export function vibrate(ms: number): void {
  if (typeof navigator.vibrate === 'function') navigator.vibrate(ms);
}
