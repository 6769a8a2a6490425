/** This module contains the parts of the surrounding page that the elements may access. */
/** Returns the address of the page. A page in `srcdoc` of a frame has none, so its base address takes its place. */
export const pageAddress = (): string => (isSrcdoc() ? document.baseURI : location.href);

export const pageOrigin = (): string => (isSrcdoc() ? window.origin : location.origin);

const isSrcdoc = (): boolean => location.href === 'about:srcdoc';

/**
 * Returns whether the window is so narrow that dialogs fill it. The style sheet's `phone:` variant has the same
 * condition.
 */
export const isPhone = (): boolean => matchMedia('(max-width: 767.98px)').matches;

/** Returns whether the device is from Apple, where Cmd takes the part of Ctrl in keyboard shortcuts. */
export const isApple = (): boolean => /Mac|iPhone|iPad|iPod/.test(navigator.platform);

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
  // `randomUUID` requires a secure context, and intranets may still use plain http.
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');

export const browserFetch: typeof fetch = (input, init) => fetch(input, init);

/** Returns the window. Only the environment and the parts that run after the first render use it. */
export const pageWindow = (): Window => window;

/**
 * Runs a task when the browser is idle, after `withinMs` milliseconds at the latest. Returns a function that cancels
 * it.
 */
export function whenIdle(task: () => void, withinMs: number): () => void {
  // Safari lacks `requestIdleCallback`, so a short timeout replaces it.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, Math.min(withinMs, fallbackDelayMs));
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: withinMs });
  return () => cancelIdleCallback(request);
}

const fallbackDelayMs = 50;

/**
 * Runs a task whenever the page is hidden or unloads. An `unload` listener would disable the back-forward cache.
 * Returns a function that unsubscribes.
 */
export function onLeave(task: () => void): () => void {
  window.addEventListener('pagehide', task);
  return () => window.removeEventListener('pagehide', task);
}

/**
 * Runs a task whenever the browser restores the page from the back-forward cache. Returns a function that unsubscribes.
 */
export function onRestore(task: () => void): () => void {
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) task();
  };
  window.addEventListener('pageshow', show);
  return () => window.removeEventListener('pageshow', show);
}

/** Vibrates the device briefly, if it can. */
export function vibrate(ms: number): void {
  if (typeof navigator.vibrate === 'function') navigator.vibrate(ms);
}
