/** What a person shares: a title and an address. */
export interface Shared {
  title: string;
  url: string;
}

/** Lets the device share it; false where the device cannot, so that something else has to. */
export async function shareByDevice(shared: Shared): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    // A person who changed their mind has done what they wanted.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies a text; false where the page is not allowed to. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
