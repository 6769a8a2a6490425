import { canUnfold, isExcused, textElements } from './page-text';
import { controls } from './page-targets';
import { selectLosses } from './select-loss';
import { allElements, ancestors, isShown, layerOf, selectorOf, type Problem } from './page-tree';

/* What wider or larger text may not do: be cut, lie over something, leave its box, make a part scroll sideways. */

/** What rounding, and the empty room of a font above and below its letters, may stick out. */
const tolerancePx = 2;

/** Something to see, as the lines that it takes on the screen. */
interface Subject {
  element: Element;
  words: string;
  lines: readonly DOMRect[];
}

let scrolledBefore: readonly Element[] = [];

/** Remembers which parts already scroll sideways, so that only others are reported. */
export function rememberScrollers(): void {
  scrolledBefore = scrollers();
}

/** All that the text has lost, and all that it has pushed away. */
export function textLosses(): Problem[] {
  const subjects = [...textSubjects(), ...wordlessControls()];
  const seen = subjects.map(wayOut);
  return [
    ...seen.flatMap(({ problem }) => problem ?? []),
    ...subjects
      .filter(hasTightLines)
      .map(({ element, words }) => problem('lines over each other', element, `"${words}"`)),
    ...overEachOther(seen.map(({ subject }) => subject)),
    ...selectLosses(),
    ...scrollers()
      .filter((element) => !scrolledBefore.includes(element))
      .map((element) =>
        problem('scrolls sideways', element, `${element.scrollWidth} in ${element.clientWidth} px`),
      ),
  ];
}

const problem = (what: string, element: Element, example: string): Problem => ({
  what,
  where: selectorOf(element),
  example,
});

function scrollers(): Element[] {
  const parts = allElements().filter((element) => scrolls(getComputedStyle(element).overflowX));
  return [document.documentElement, ...parts].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
  );
}

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';

function textSubjects(): Subject[] {
  return textElements(document.body)
    .filter((element) => isInside(element) && isShown(element))
    .map((element) => ({ element, words: wordsOf(element), lines: linesOf(element) }));
}

/** Buttons that are only a picture, and fields. */
function wordlessControls(): Subject[] {
  return allElements()
    .filter((element) => element.matches(controls) && isInside(element) && isShown(element))
    .filter((element) => element.textContent.trim() === '')
    .map((element) => ({
      element,
      words: element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.localName,
      lines: [element.getBoundingClientRect()],
    }));
}

/** What a page has around the elements is its own. */
const isInside = (element: Element): boolean => element.getRootNode() instanceof ShadowRoot;

const longestWords = 60;
const wordsOf = (element: Element): string =>
  element.textContent.trim().replace(/\s+/g, ' ').slice(0, longestWords);

/** The lines of an element's own words, without the empty room that wide spacing leaves after the last letter. */
function linesOf(element: Element): DOMRect[] {
  const { letterSpacing, direction } = getComputedStyle(element);
  const after = Number.parseFloat(letterSpacing) || 0;
  const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
  const rects = texts.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  return rects
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(
      ({ left, top, width, height }) =>
        new DOMRect(direction === 'rtl' ? left + after : left, top, Math.max(0, width - after), height),
    );
}

interface Seen {
  /** The subject as far as it is in sight. */
  subject: Subject;
  problem?: Problem;
}

/** Follows a subject from the inside to the page, and stops where something takes of it what nothing gives back. */
function wayOut(subject: Subject): Seen {
  let at = subject;
  const isText = subject.element.textContent.trim() !== '';
  for (const around of isText ? ancestors(subject.element) : ancestors(subject.element).slice(1)) {
    const what = lossIn(at, around);
    if (what) return { subject: at, problem: problem(what, around, `"${at.words}"`) };
    at = { ...at, lines: at.lines.map((line) => within(line, around)).filter(isSome) };
    if (around.matches('dialog, :popover-open'))
      return { subject: at, ...outsideOf(at, innerWidth, innerHeight) };
  }
  return { subject: at, ...outsideOf(at, document.documentElement.clientWidth, Infinity) };
}

const isSome = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** Beyond the window's edge nothing scrolls to what an element's own containment keeps from its page. */
function outsideOf({ element, words, lines }: Subject, right: number, bottom: number): { problem?: Problem } {
  const isOut = lines.some(
    (line) => Math.max(-line.left, line.right - right, line.bottom - bottom) > tolerancePx,
  );
  return isOut ? { problem: problem('outside the window', element, `"${words}"`) } : {};
}

/** What one box around a subject takes of it, in a word. */
function lossIn(subject: Subject, around: Element): string | undefined {
  const style = getComputedStyle(around);
  const beyond = subject.lines.filter((line) => isBeyond(line, around, style));
  if (beyond.length === 0) return undefined;
  if (isClamp(style)) return lossInClamp(subject, around);
  if (clips(style.overflowX) || clips(style.overflowY)) return canUnfold(around) ? undefined : 'cut off';
  return isPainted(style) ? 'sticks out of its box' : undefined;
}

/** Only what does not scroll counts: what can be scrolled to is not lost. */
function isBeyond(
  line: DOMRect,
  around: Element,
  { overflowX, overflowY, display }: CSSStyleDeclaration,
): boolean {
  if (display === 'inline' || display === 'contents') return false;
  const box = around.getBoundingClientRect();
  const sideways = scrolls(overflowX) ? 0 : Math.max(box.left - line.left, line.right - box.right);
  const upright = scrolls(overflowY) ? 0 : Math.max(box.top - line.top, line.bottom - box.bottom);
  return Math.max(sideways, upright) > tolerancePx;
}

const isClamp = ({ webkitLineClamp, textOverflow }: CSSStyleDeclaration): boolean =>
  webkitLineClamp !== 'none' || textOverflow === 'ellipsis';

/** A clamp may end the words where they are whole elsewhere, but after a whole line. */
function lossInClamp({ element, lines }: Subject, clamp: Element): string | undefined {
  if (!isExcused(element, clamp)) return 'cut short';
  const box = clamp.getBoundingClientRect();
  const shares = lines.map((line) => (Math.min(line.bottom, box.bottom) - line.top) / line.height);
  if (box.height < 1) return 'squeezed to nothing';
  return shares.some((share) => share > leastSeen && share < mostSeen) ? 'cut through a line' : undefined;
}

/** Parts of a line's height: less is only the font's empty room, more is a whole line. */
const leastSeen = 0.2;
const mostSeen = 0.85;

function isPainted({ backgroundColor, borderTopWidth, borderBottomWidth }: CSSStyleDeclaration): boolean {
  const isClear = backgroundColor === 'transparent' || /[,/] ?0\)$/.test(backgroundColor);
  return !isClear || (borderTopWidth !== '0px' && borderBottomWidth !== '0px');
}

/** The part of a line that a box which clips or scrolls leaves in sight. */
function within(line: DOMRect, around: Element): DOMRect {
  const { overflowX, overflowY, display } = getComputedStyle(around);
  if (display === 'inline' || display === 'contents') return line;
  const box = around.getBoundingClientRect();
  const [left, right] =
    overflowX === 'visible'
      ? [line.left, line.right]
      : [Math.max(line.left, box.left), Math.min(line.right, box.right)];
  const [top, bottom] =
    overflowY === 'visible'
      ? [line.top, line.bottom]
      : [Math.max(line.top, box.top), Math.min(line.bottom, box.bottom)];
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Texts that lie over texts, or under buttons that are not around them. */
function overEachOther(subjects: readonly Subject[]): Problem[] {
  const placed = subjects.map((subject) => ({ ...subject, layer: layerOf(subject.element) }));
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter((other) => one.layer === other.layer && lieOver(one, other))
      .map((other) => problem('lies over something', one.element, `"${one.words}" and "${other.words}"`)),
  );
}

function lieOver(one: Subject, other: Subject): boolean {
  if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
  if (!one.lines.some((line) => other.lines.some((second) => meet(line, second)))) return false;
  return !canBeMoved(one.element, other.element) && !canBeMoved(other.element, one.element);
}

/** What lies in a row that scrolls can be moved from under the row's buttons, as long as they are of use. */
function canBeMoved(element: Element, button: Element): boolean {
  const row = ancestors(element).find(
    (one) => scrolls(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth,
  );
  return row !== undefined && !row.contains(button) && button.matches('button:enabled');
}

/** How much of a line the next one may cover: some fonts have more empty room above their letters than lines have between them. */
const mostCovered = 0.25;

function hasTightLines({ lines }: Subject): boolean {
  return lines.some((line) =>
    lines.some((next) => {
      const covered = line.bottom - next.top;
      return (
        next.top > line.top + tolerancePx &&
        covered > line.height * mostCovered &&
        covered < line.height * (1 - mostCovered)
      );
    }),
  );
}

function meet(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > tolerancePx && height > tolerancePx;
}
