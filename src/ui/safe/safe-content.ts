/** Returns whether this browser sanitises HTML itself: Chromium since 146, Firefox since 148. */
const hasNativeSanitiser = (): boolean => 'setHTML' in Element.prototype && 'Sanitizer' in window;

/** Loads the sanitiser for this browser. Fetches the library only when the browser has no sanitiser of its own. */
export async function loadSanitiser(): Promise<(html: string) => DocumentFragment> {
  const [{ sanitise }, library] = await Promise.all([
    import('./sanitise'),
    hasNativeSanitiser() ? undefined : import('dompurify'),
  ]);
  return (html) => sanitise(html, library?.default);
}
