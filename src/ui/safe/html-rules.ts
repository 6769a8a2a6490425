/** What HTML from a server may consist of; both sanitisers are configured from this table. */
export const htmlRules = {
  elements:
    // A removed block, such as `div`, would join its text to the text before it.
    'p div pre dl dt dd br strong b em i ul ol li a h3 h4 h5 h6 blockquote table thead tbody tr th td'.split(
      ' ',
    ),
  attributes: ['href', 'lang', 'dir', 'colspan', 'rowspan'],
  /** Elements that go with all that is inside; every other unlisted element leaves its content. */
  removedWithContent:
    'annotation-xml applet audio colgroup desc embed foreignobject frame frameset head iframe math mi mn mo ms mtext noembed noframes noscript object plaintext script style svg template title use video xmp'.split(
      ' ',
    ),
  /** Absolute addresses of these schemes, and relative ones that begin like a path. */
  address: /^(?:https?:|mailto:|[/?#.])/i,
};

/** What browsers skip in an address, and what looks like a space. */
const blanks = /[\s\p{Cc}\p{Cf}]/gu;

/** Removes addresses that are not allowed, and lets no opened page reach or identify this one. */
export function secureLinks(root: ParentNode): void {
  for (const element of root.querySelectorAll('[href]')) {
    const address = (element.getAttribute('href') ?? '').replace(blanks, '');
    const isLink = element.localName === 'a' && htmlRules.address.test(address);
    if (isLink) element.setAttribute('rel', 'noopener noreferrer');
    else element.removeAttribute('href');
  }
}
