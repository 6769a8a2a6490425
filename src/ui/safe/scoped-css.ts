import { removeAddresses } from './safe-rules';

interface EditorCss {
  /** Unique among the parts of the element. */
  name: string;
  css: string;
  /** The folder from which pictures may be loaded, beside the page's own origin. */
  gallery: string;
}

/**
 * Lays an editor's CSS over one part of a shadow root and gives what takes it away again. Bare declarations style the
 * part itself, nested rules what stands in it; nothing else can be reached, and a text that closes the scope early ends
 * there. What it loads comes from the gallery or the page's own origin; anything else is removed and named on
 * the console (O-29). A constructed sheet needs no inline style permission, and loads nothing before it is adopted.
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

/** `data:` and `blob:` are nobody's origin. */
function isOwn(address: string, baseURI: string, gallery: string): boolean {
  if (!URL.canParse(address, baseURI)) return false;
  const url = new URL(address, baseURI);
  if (!/^https?:$/.test(url.protocol)) return false;
  const folder = new URL(gallery, baseURI);
  const isInGallery =
    url.origin === folder.origin && url.pathname.startsWith(`${folder.pathname.replace(/\/$/, '')}/`);
  return isInGallery || url.origin === new URL(baseURI).origin;
}
