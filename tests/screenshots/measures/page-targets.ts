import {
  allElements,
  ancestors,
  isShown,
  layerOf,
  parentOf,
  problemOf,
  selectorOf,
  type Problem,
} from './page-tree';

/** Smallest target (WCAG 2.2, 2.5.8), and the overlap that rounding may make. */
const smallestPx = 24;
const roundingPx = 2;

export const controls = [
  'a[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...['button', 'link', 'tab', 'checkbox', 'radio', 'option', 'slider', 'switch', 'menuitem'].map(
    (role) => `[role=${role}]`,
  ),
].join(', ');

interface Target {
  element: Element;
  boxes: readonly DOMRect[];
  layer: Element | undefined;
  /** A link whose area is its whole card. */
  isStretched: boolean;
}

/** Targets that are too small, and pairs that lie over each other. */
export function targetProblems(): Problem[] {
  const modal = allElements().find((element) => element.matches('dialog:modal'));
  const targets = allElements()
    .filter((element) => element.matches(controls) && isShown(element))
    .filter((element) => !modal || ancestors(element).includes(modal))
    .map(targetOf)
    .filter(({ boxes }) => boxes.length > 0);
  return [...targets.filter(isTooSmall).map(smallProblem), ...overlaps(targets)];
}

function targetOf(control: Element): Target {
  const element = labelOf(control);
  const isStretched = getComputedStyle(element, '::after').position === 'absolute';
  const area = isStretched ? frameOf(element) : element;
  const boxes = [...area.getClientRects()]
    .map((box) => inSight(box, area))
    .filter(({ width, height }) => width > 0 && height > 0);
  return { element, boxes, layer: layerOf(element), isStretched };
}

/** A box to tick is pressed by its label too. */
function labelOf(control: Element): Element {
  const isTick = control.matches('[type=checkbox], [type=radio]');
  return (isTick ? control.closest('label') : null) ?? control;
}

function frameOf(link: Element): Element {
  const around = ancestors(link).slice(1);
  return around.find((one) => getComputedStyle(one).position !== 'static') ?? link;
}

/** The part of a box that is not scrolled or cut away by what is around. */
function inSight(box: DOMRect, element: Element): DOMRect {
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (const around of ancestors(element).slice(1)) {
    const { overflowX, overflowY, position } = getComputedStyle(around);
    const frame = around.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    if (position === 'fixed' || around.matches(':modal, :popover-open')) break;
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

function isTooSmall({ element }: Target): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (width < smallestPx || height < smallestPx) && !isStretchedLink(element) && !isInSentence(element);
}

const isStretchedLink = (element: Element): boolean =>
  getComputedStyle(element, '::after').position === 'absolute';

/** A link among words cannot be higher than their line. */
function isInSentence(element: Element): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  const around = parentOf(element);
  const isProse = around?.matches('p, li, dd, td, figcaption, blockquote, span, em, strong') ?? false;
  return isProse && (around?.textContent.trim().length ?? 0) > element.textContent.trim().length;
}

function smallProblem({ element }: Target): Problem {
  const { width, height } = element.getBoundingClientRect();
  return problemOf(element, `target under ${smallestPx} px`, `${Math.round(width)}×${Math.round(height)} px`);
}

function overlaps(targets: readonly Target[]): Problem[] {
  return targets.flatMap((one, index) =>
    targets
      .slice(index + 1)
      .filter((other) => collide(one, other))
      .map((other) => problemOf(one.element, `target overlaps ${selectorOf(other.element)}`)),
  );
}

function collide(one: Target, other: Target): boolean {
  if (one.element === other.element || one.layer !== other.layer) return false;
  if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
  if (!one.boxes.some((box) => other.boxes.some((second) => meet(box, second)))) return false;
  if (one.isStretched && other.isStretched) return true;
  if (one.isStretched) return !isOnTop(other);
  return other.isStretched ? !isOnTop(one) : true;
}

function meet(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > roundingPx && height > roundingPx;
}

/** What lies on a stretched link must be what a press in its middle meets; below the window nobody can press. */
function isOnTop({ element, boxes }: Target): boolean {
  const [box] = boxes;
  if (!box) return true;
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit === null || element.contains(hit);
}
