/** Returns whether this browser sanitises HTML itself: Chromium since 146, Firefox since 148. */
const hasNativeSanitiser = (): boolean => 'setHTML' in Element.prototype && 'Sanitizer' in window;

/** Loads the sanitiser for this browser. Fetches the library only when the browser has no sanitiser of its own. */
async function loadSanitiser(): Promise<(html: string) => DocumentFragment> {
  const isNative = hasNativeSanitiser();
  const [{ sanitise }, library] = await Promise.all([
    import('./sanitise'),
    isNative ? undefined : import('dompurify'),
  ]);
  return (html) => sanitise(html, library?.default);
}

/**
 * Returns safe HTML. When the sanitiser cannot be loaded, returns the words without their markup, as a string that
 * becomes a text node.
 * @see A-124
 */
export async function safeContent(html: string): Promise<DocumentFragment | string> {
  try {
    return (await loadSanitiser())(html);
  } catch {
    return html.replace(/<(script|style)\b[\s\S]*?(<\/\1>|$)|<[^>]*>|&nbsp;/gi, ' ').trim();
  }
}
