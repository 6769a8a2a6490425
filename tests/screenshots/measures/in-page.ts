import { clippedTexts } from './page-text';
import { targetProblems } from './page-targets';
import { rememberScrollers, textLosses } from './text-loss';
import { allElements, selectorOf, type Problem } from './page-tree';

/** What a picture cannot be trusted to show is measured in the page; this file is bundled and runs there. */
Object.assign(globalThis, {
  lpMeasure: { findProblems, findTextLosses, rememberScrollers, isCalm, contentHeight },
});

/** Everything wrong with the screen at hand. */
function findProblems(): Problem[] {
  return [...sidewaysScroll(), ...clippedTexts(), ...targetProblems()];
}

/** What other text than the default has lost or pushed over something. */
function findTextLosses(): Problem[] {
  return [...textLosses(), ...targetProblems()];
}

function sidewaysScroll(): Problem[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const example = `by ${scrollWidth - clientWidth} px, first ${firstBeyond(clientWidth)}`;
  return [{ what: 'scrolls sideways', where: 'html', example }];
}

function firstBeyond(widthPx: number): string {
  const beyond = allElements().find((element) => element.getBoundingClientRect().right > widthPx + 1);
  return beyond ? selectorOf(beyond) : 'unknown';
}

/** True when nothing is on its way: no busy part and no picture loading in sight, no finite motion. */
function isCalm(): boolean {
  const elements = allElements();
  const isBusy = elements.some(
    (element) =>
      element.getAttribute('aria-busy') === 'true' &&
      element.checkVisibility() &&
      isInSight(element) &&
      !isUnviewable(element),
  );
  const isLoading = elements.some(
    (element) =>
      element instanceof HTMLImageElement &&
      !element.complete &&
      // An image of a closed part has a box, but is not loaded.
      element.checkVisibility() &&
      isInSight(element),
  );
  const moves = document
    .getAnimations()
    .some((motion) => motion.playState === 'running' && isFinite(endOf(motion)));
  return !isBusy && !isLoading && !moves && document.fonts.status === 'loaded';
}

/** A frame never loads a PDF in a browser without a viewer. */
function isUnviewable(element: Element): boolean {
  return !navigator.pdfViewerEnabled && element.querySelector(':scope > iframe') !== null;
}

function endOf(motion: Animation): number {
  return Number(motion.effect?.getComputedTiming().endTime ?? 0);
}

function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0 && box.width > 0;
}

function contentHeight(): number {
  return document.documentElement.scrollHeight;
}
