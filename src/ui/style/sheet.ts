import { core } from 'virtual:styles';

/** Alternating indexes and CSS texts: `index, css, index, css …`. */
type SheetPart = readonly (number | string)[];

/** One constructed sheet per document, which each root adopts. Documents cannot share a sheet. @see R-EMBED-032 */
const sheets = new WeakMap<Document, CSSStyleSheet>();
const living = new Set<WeakRef<CSSStyleSheet>>();

/** The rules that are loaded so far, by their index in the whole sheet. */
const rules = new Map<number, string>();

function addRules(part: SheetPart): void {
  for (let at = 0; at < part.length; at += 2) rules.set(Number(part[at]), String(part[at + 1]));
}

const css = (): string =>
  [...rules]
    .sort(([one], [other]) => one - other)
    .map(([, text]) => text)
    .join('');

/**
 * Returns the sheet that every shadow root of a document adopts. Constructed sheets need no permission for inline
 * styles.
 */
export function sheetFor(document: Document): CSSStyleSheet {
  const existing = sheets.get(document);
  if (existing) return existing;
  const view = document.defaultView ?? globalThis;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css());
  sheets.set(document, sheet);
  living.add(new WeakRef(sheet));
  return sheet;
}

/**
 * Adds a part of the sheet at its indexes. The build adds the calls, in files that need more than the core.
 * @public
 */
export function addStyles(part: SheetPart): void {
  addRules(part);
  for (const reference of living) reference.deref()?.replaceSync(css());
}

addRules(core);
