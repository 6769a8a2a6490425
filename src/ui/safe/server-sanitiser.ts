import { defaultTreeAdapter as tree, parseFragment, serialize, type DefaultTreeAdapterMap } from 'parse5';
import { htmlRules, isAllowedAddress } from './html-rules';

type Parent = DefaultTreeAdapterMap['parentNode'];
type Element = DefaultTreeAdapterMap['element'];

/**
 * Sanitises HTML on a server with the rules of the browser. Parses it as a browser does, copies the allowed elements
 * and attributes to a new tree, and writes that tree.
 * @see A-124
 */
export function sanitiseOnServer(html: string): string {
  const safe = tree.createDocumentFragment();
  copyChildren(parseFragment(html), safe);
  return serialize(safe);
}

function copyChildren(from: Parent, to: Parent): void {
  for (const node of from.childNodes) {
    if (tree.isTextNode(node)) tree.insertText(to, node.value);
    else if (tree.isElementNode(node)) copyElement(node, to);
  }
}

function copyElement(element: Element, to: Parent): void {
  const name = element.tagName.toLowerCase();
  if (htmlRules.removedWithContent.includes(name)) return;
  if (!htmlRules.elements.includes(name)) return copyChildren(element, to);
  const copy = tree.createElement(name, element.namespaceURI, attributesOf(element));
  tree.appendChild(to, copy);
  copyChildren(element, copy);
}

function attributesOf({ tagName, attrs }: Element): Element['attrs'] {
  const listed = attrs.filter(({ name }) => htmlRules.attributes.includes(name));
  const allowed = listed.filter(
    ({ name, value }) => name !== 'href' || (tagName === 'a' && isAllowedAddress(value)),
  );
  const isLink = allowed.some(({ name }) => name === 'href');
  return isLink ? [...allowed, { name: 'rel', value: 'noopener noreferrer' }] : allowed;
}
