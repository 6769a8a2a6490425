import { css } from 'virtual:styles';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The one sheet that every shadow root of a document adopts; constructed sheets need no inline style permission (R-EMBED-032). */
export function sheetFor(document: Document): CSSStyleSheet {
  const known = sheets.get(document);
  if (known) return known;
  const view = document.defaultView ?? globalThis;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(document, sheet);
  return sheet;
}
