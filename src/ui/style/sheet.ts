import { core } from 'virtual:styles';

/** `place, css, place, css …` */
type SheetPart = readonly (number | string)[];

/** One constructed sheet per document, adopted by each root; a sheet cannot be shared between documents (R-EMBED-032). */
const sheets = new WeakMap<Document, CSSStyleSheet>();
const living = new Set<WeakRef<CSSStyleSheet>>();

/** What is here of the sheet so far, by its place in the whole. */
const rules = new Map<number, string>();

function addRules(part: SheetPart): void {
  for (let at = 0; at < part.length; at += 2) rules.set(Number(part[at]), String(part[at + 1]));
}

const css = (): string =>
  [...rules]
    .sort(([one], [other]) => one - other)
    .map(([, text]) => text)
    .join('');

/** The sheet that every shadow root of a document adopts; constructed sheets need no inline style permission. */
export function sheetFor(document: Document): CSSStyleSheet {
  const made = sheets.get(document);
  if (made) return made;
  const view = document.defaultView ?? globalThis;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css());
  sheets.set(document, sheet);
  living.add(new WeakRef(sheet));
  return sheet;
}

/**
 * Called by the build for files that draw with more than the core: lays a part of the sheet into its places.
 * @public
 */
export function addStyles(part: SheetPart): void {
  addRules(part);
  for (const reference of living) reference.deref()?.replaceSync(css());
}

addRules(core);
