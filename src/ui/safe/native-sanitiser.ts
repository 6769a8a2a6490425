import { htmlRules } from './html-rules';

/** The part of the HTML Sanitizer API that this module uses. TypeScript has no types for it yet. */
interface NativeSanitiser {
  setHTML(
    html: string,
    options: {
      sanitizer: {
        elements: readonly string[];
        replaceWithChildrenElements: readonly string[];
        attributes: readonly string[];
        comments: boolean;
        dataAttributes: boolean;
      };
    },
  ): void;
}

/**
 * Sanitises HTML with the browser's own sanitiser. Returns the nodes that the rules allow. The browser parses in a
 * document that loads and runs nothing, and removes whatever could run regardless of the configuration.
 */
export function sanitiseNatively(html: string): DocumentFragment {
  const page = document.implementation.createHTMLDocument('');
  const body = page.createElement('div');
  // Inside an element, Firefox, too, moves text out of a table to the position before the table.
  (body as unknown as NativeSanitiser).setHTML(`<div>${html}</div>`, {
    sanitizer: {
      elements: htmlRules.elements,
      replaceWithChildrenElements: unlistedElements(html),
      attributes: htmlRules.attributes,
      comments: false,
      dataAttributes: false,
    },
  });
  const fragment = page.createDocumentFragment();
  const [wrapper, ...rest] = body.childNodes;
  fragment.append(...(wrapper?.childNodes ?? []), ...rest);
  return fragment;
}

/**
 * Returns the names of the elements to replace with their content. The browser removes an unlisted element together
 * with its content, so every name that occurs in the text is listed. A name that a parser reads differently is removed,
 * which is safe.
 */
function unlistedElements(html: string): string[] {
  const names = [...html.matchAll(/<([a-z][^\s/>]*)/gi)].map(([, name = '']) =>
    name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );
  // The configuration must not name the root element. A fragment parser ignores its tag.
  const others = new Set([...htmlRules.elements, ...htmlRules.removedWithContent, 'html']);
  return [...new Set(names)].filter((name) => !others.has(name));
}
