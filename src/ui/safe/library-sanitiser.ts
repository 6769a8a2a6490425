import type createSanitiser from 'dompurify';
import { htmlRules } from './html-rules';

/** Sanitises HTML with DOMPurify. Returns the nodes that the rules allow. */
export function sanitiseByLibrary(html: string, create: typeof createSanitiser): DocumentFragment {
  const fragment = create(window).sanitize(html, {
    ALLOWED_TAGS: htmlRules.elements,
    ALLOWED_ATTR: htmlRules.attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: htmlRules.address,
    // The library compares every attribute with the address pattern unless it is named here.
    ADD_URI_SAFE_ATTR: htmlRules.attributes.filter((name) => name !== 'href'),
    FORBID_CONTENTS: htmlRules.removedWithContent,
    // Parses the text as the content of an element, as the browser's own sanitiser does.
    FORCE_BODY: true,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  // Contrary to its types, the library returns null for a frameset, which replaces the body.
  return fragment ?? document.createDocumentFragment();
}
