import type createSanitiser from 'dompurify';
import { htmlRules, secureLinks } from './html-rules';
import { sanitiseByLibrary } from './library-sanitiser';
import { sanitiseNatively } from './native-sanitiser';
import { withPlainTags } from './plain-tags';

/**
 * Sanitises HTML. Returns nodes, never text for an HTML sink, so that a page with Trusted Types accepts them. The
 * page's policy reports no violations. Uses the browser's own sanitiser unless a library is passed.
 */
export function sanitise(html: string, library?: typeof createSanitiser): DocumentFragment {
  const plain = withPlainTags(html, htmlRules.attributes);
  const fragment = library ? sanitiseByLibrary(plain, library) : sanitiseNatively(plain);
  secureLinks(fragment);
  return fragment;
}
