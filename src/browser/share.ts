/** The content to share: a title and an address. */
export interface Shared {
  title: string;
  url: string;
}

/**
 * Opens the device's share dialog. Returns false if the device has none, so that the caller needs another way to share.
 * @see A-153
 */
export async function shareByDevice(shared: Shared): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // A person who cancels the dialog needs no other way to share.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies a text to the clipboard. Returns false if the page is not allowed to. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
