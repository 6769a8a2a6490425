/** Scrolls to the top of an element if that is above the window. Otherwise does not scroll. */
export function showFromTop(element: Pick<Element, 'getBoundingClientRect' | 'scrollIntoView'>): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
}

/** Returns whether the visitor opened this document by back or forward navigation or a reload, not by a link. */
export function isReopened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && ['back_forward', 'reload'].includes(String(entry.type));
}
