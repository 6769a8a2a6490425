import { htmlRules } from './html-rules';

/** The part of the HTML Sanitizer API that we use; TypeScript does not describe it yet. */
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
 * Gives what the rules leave of a text, made by the browser. It parses in a document that loads and runs nothing, and
 * removes what could run whatever the configuration says.
 */
export function sanitiseNatively(html: string): DocumentFragment {
  const page = document.implementation.createHTMLDocument('');
  const body = page.createElement('div');
  // Inside an element, Firefox also moves text out of a table to the place before it.
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
 * The browser removes an element that is not listed with its content, so those that leave their content are listed by
 * the names that occur. A name that a parser reads in another way is removed, which is safe.
 */
function unlistedElements(html: string): string[] {
  const names = [...html.matchAll(/<([a-z][^\s/>]*)/gi)].map(([, name = '']) =>
    name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );
  // The configuration must not name the root element; a parser of content ignores its tag.
  const others = new Set([...htmlRules.elements, ...htmlRules.removedWithContent, 'html']);
  return [...new Set(names)].filter((name) => !others.has(name));
}
