import { desktopPx, mountIn } from './own-catalogs';

/** The whole catalog, opened at an address of its own behind the page's `#`. */
export function openAt(attributes: string, path: string, widthPx = desktopPx): Promise<HTMLElement> {
  history.replaceState(null, '', `${location.pathname}${location.search}#${path}`);
  return mountIn(widthPx, `<lp-catalog-home router="hash" lang="en-GB" ${attributes}></lp-catalog-home>`);
}

/** The query behind the page's `#`. */
export const queryNow = (): URLSearchParams => new URLSearchParams(location.hash.split('?')[1] ?? '');

/** From here on, until it is called, a call whose address holds `part` is answered so. */
export function answerInstead(part: string, body: string): () => void {
  const real = window.fetch;
  window.fetch = (input, init) =>
    addressOf(input).includes(part) ? Promise.resolve(new Response(body)) : real(input, init);
  return () => {
    window.fetch = real;
  };
}

/** Keeps back the answer to the next call whose address holds `part`, until it is released. */
export function holdAnswer(part: string): { isRequested: () => boolean; release: () => void } {
  const real = window.fetch;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  window.fetch = async (input, init) => {
    if (!addressOf(input).includes(part)) return real(input, init);
    window.fetch = real;
    const answer = await real(input, init);
    await gate;
    return answer;
  };
  return {
    isRequested: () => window.fetch === real,
    release: () => release(),
  };
}

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);
