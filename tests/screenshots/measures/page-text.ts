import { ancestors, isShown, parentOf, problemOf, type Problem } from './page-tree';

const tolerancePx = 2;

/** Texts that are cut off where nothing gives them whole: no title or label, nothing to unfold, no clamped summary. */
export function clippedTexts(): Problem[] {
  const cut = new Map<Element, Element>();
  for (const element of textElements(document.body)) {
    const clipper = isShown(element) ? clipperOf(element) : undefined;
    if (clipper && !isExcused(element, clipper)) cut.set(clipper, element);
  }
  return [...cut.values()].map((element) => problemOf(element, 'text cut off'));
}

/** Elements that hold words of their own. */
export function textElements(root: Element | ShadowRoot): Element[] {
  const own = [...root.children].flatMap((child) => {
    const inner = [...textElements(child), ...(child.shadowRoot ? textElements(child.shadowRoot) : [])];
    return hasWords(child) ? [child, ...inner] : inner;
  });
  return own;
}

const wordless = 'script, style, option, svg, noscript, template';

function hasWords(element: Element): boolean {
  if (element.matches(wordless)) return false;
  return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
}

/** What cuts this element's words off, if anything does; what can be scrolled to is not cut. */
function clipperOf(element: Element): Element | undefined {
  const words = wordsBox(element);
  for (const around of ancestors(element)) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    if (isCut(overflowX, [box.left - words.left, words.right - box.right])) return around;
    if (isCut(overflowY, [box.top - words.top, words.bottom - box.bottom])) return around;
    if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') return undefined;
    if (around.matches('dialog, [popover]')) return undefined;
  }
  // What an element's own containment keeps from scrolling the page is lost beyond its edge.
  const page = document.documentElement;
  return Math.max(-words.left, words.right - page.clientWidth) > tolerancePx ? page : undefined;
}

function isCut(overflow: string, beyond: readonly number[]): boolean {
  return (overflow === 'hidden' || overflow === 'clip') && Math.max(...beyond) > tolerancePx;
}

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

function wordsBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const names = 'a, button, h1, h2, h3, h4, h5, h6, label, summary, [role=option], [role=tab]';

export function isExcused(element: Element, clipper: Element): boolean {
  const around = ancestors(element);
  if (around.some((one) => holdsAll(one, element))) return true;
  if (canUnfold(clipper)) return true;
  // A summary of several lines ends in an ellipsis; what it sums up has a name that leads to the whole.
  const isClamped = getComputedStyle(clipper).webkitLineClamp !== 'none';
  return (
    isClamped &&
    !around.slice(0, around.indexOf(clipper) + 1).some((one) => one.matches(names)) &&
    !element.closest(names)
  );
}

function holdsAll(element: Element, cut: Element): boolean {
  const words = cut.textContent.trim();
  const labels = [element.getAttribute('title'), element.getAttribute('aria-label')];
  return labels.some((label) => label?.includes(words));
}

/** A control that unfolds a text is this close to it. */
const unfoldedWithin = 2;
const folded = '[aria-expanded=false]:not([aria-haspopup])';

/** A control beside what cuts, or just around it, shows the rest. */
export function canUnfold(clipper: Element): boolean {
  return ancestors(clipper).slice(0, unfoldedWithin).some(isUnfoldable);
}

/** A control says that it unfolds this element, or is beside it. */
function isUnfoldable(element: Element): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  if (element.id && root.querySelector(`${folded}[aria-controls="${CSS.escape(element.id)}"]`)) return true;
  return [...(parentOf(element)?.children ?? [])].some((one) => one !== element && one.matches(folded));
}
