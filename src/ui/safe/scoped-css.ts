import { removeAddresses } from './safe-rules';

interface EditorCss {
  /** Unique among the parts of the element. */
  name: string;
  css: string;
  /** The folder from which images may load, in addition to the page's own origin. */
  gallery: string;
}

/**
 * Applies an editor's CSS to one part of a shadow root. Returns a function that removes it. Bare declarations style the
 * part itself, nested rules style its content. The CSS reaches nothing else, and text that closes the scope early ends
 * there. Addresses must be in the gallery or on the page's own origin. Others are removed and reported on the console.
 * A constructed sheet needs no permission for inline styles, and loads nothing before it is adopted.
 * @see A-028 O-29
 */
export function addScopedCss(part: Element, { name, css, gallery }: EditorCss): () => void {
  const root = part.getRootNode();
  const view = part.ownerDocument.defaultView;
  if (!(root instanceof ShadowRoot) || !view) return () => undefined;
  const scope = `[data-scope="${CSS.escape(name)}"]`;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`@scope (${scope}) { :scope { ${css} } }`);
  while (sheet.cssRules.length > 1) sheet.deleteRule(1);
  const { baseURI } = part.ownerDocument;
  for (const { property, address } of removeAddresses(sheet, (one) => isOwn(one, baseURI, gallery)))
    console.warn(
      `lp-catalog: custom CSS of block ${name}: ${property}: expected an address in the gallery or of this page, got ${address}`,
    );
  root.adoptedStyleSheets.push(sheet);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/**
 * Returns whether an address is in the gallery or on the page's own origin. `data:` and `blob:` addresses are neither.
 */
function isOwn(address: string, baseURI: string, gallery: string): boolean {
  if (!URL.canParse(address, baseURI)) return false;
  const url = new URL(address, baseURI);
  if (!/^https?:$/.test(url.protocol)) return false;
  const folder = new URL(gallery, baseURI);
  const isInGallery =
    url.origin === folder.origin && url.pathname.startsWith(`${folder.pathname.replace(/\/$/, '')}/`);
  return isInGallery || url.origin === new URL(baseURI).origin;
}
