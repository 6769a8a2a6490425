/**
 * The elements and attributes that HTML from a server may contain. Both sanitisers are configured from this object.
 * @see A-124
 */
export const htmlRules = {
  elements:
    // Block elements such as `div` are listed, since removing one would join its text to the text before it.
    'p div pre dl dt dd br strong b em i ul ol li a h3 h4 h5 h6 blockquote table thead tbody tr th td'.split(
      ' ',
    ),
  attributes: ['href', 'lang', 'dir', 'colspan', 'rowspan'],
  /** Elements that are removed with their content. Every other unlisted element is replaced by its content. */
  removedWithContent:
    'annotation-xml applet audio colgroup desc embed foreignobject frame frameset head iframe math mi mn mo ms mtext noembed noframes noscript object plaintext script style svg template title use video xmp'.split(
      ' ',
    ),
  /** Absolute addresses of these schemes, and relative addresses that begin like a path. */
  address: /^(?:https?:|mailto:|[/?#.])/i,
};

/** Characters that browsers ignore in an address, and characters that appear as spaces. */
const blanks = /[\s\p{Cc}\p{Cf}]/gu;

/** Returns whether a link in HTML from a server may have an address. */
export const isAllowedAddress = (address: string): boolean =>
  htmlRules.address.test(address.replace(blanks, ''));

/** Removes addresses that are not allowed. Prevents opened pages from accessing or identifying this page. */
export function secureLinks(root: ParentNode): void {
  for (const element of root.querySelectorAll('[href]')) {
    const isLink = element.localName === 'a' && isAllowedAddress(element.getAttribute('href') ?? '');
    if (isLink) element.setAttribute('rel', 'noopener noreferrer');
    else element.removeAttribute('href');
  }
}
