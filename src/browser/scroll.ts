/** Shows something from its top; where that is in sight the page has no reason to move. */
export function showFromTop(element: Pick<Element, 'getBoundingClientRect' | 'scrollIntoView'>): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
}

/** Did the visitor come to this document by the back key or a reload, not by a link? */
export function isReopened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && ['back_forward', 'reload'].includes(String(entry.type));
}
