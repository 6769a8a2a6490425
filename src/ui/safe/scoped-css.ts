/**
 * Lays an editor's CSS over one part of a shadow root and gives what takes it away again. Bare declarations style the
 * part itself, nested rules what stands in it; nothing else can be reached, and a text that closes the scope early ends
 * there. A constructed sheet needs no inline style permission.
 */
export function addScopedCss(part: Element, name: string, css: string): () => void {
  const root = part.getRootNode();
  const view = part.ownerDocument.defaultView;
  if (!(root instanceof ShadowRoot) || !view) return () => undefined;
  const scope = `[data-scope="${CSS.escape(name)}"]`;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`@scope (${scope}) { :scope { ${css} } }`);
  while (sheet.cssRules.length > 1) sheet.deleteRule(1);
  root.adoptedStyleSheets.push(sheet);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
