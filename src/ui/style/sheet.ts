import { core } from 'virtual:styles';

/** One constructed sheet per document, adopted by each root; a sheet cannot be shared between documents (R-EMBED-032). */
const sheets = new WeakMap<Document, CSSStyleSheet>();
const living = new Set<WeakRef<CSSStyleSheet>>();
let more: readonly string[] = [];

const css = (): string => core.map((part, index) => part + (more[index] ?? '')).join('');

/** The sheet that every shadow root of a document adopts; constructed sheets need no inline style permission. */
export function sheetFor(document: Document): CSSStyleSheet {
  const known = sheets.get(document);
  if (known) return known;
  const view = document.defaultView ?? globalThis;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css());
  sheets.set(document, sheet);
  living.add(new WeakRef(sheet));
  return sheet;
}

/**
 * Called by the build for files that draw with more than the core: lays the rest of the sheet into its places.
 * @public
 */
export function addStyles(parts: readonly string[]): void {
  more = parts;
  for (const reference of living) reference.deref()?.replaceSync(css());
}
