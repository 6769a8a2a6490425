import { useEffect, useRef, type RefObject } from 'react';
import { showFromTop } from '../browser/scroll';
import { routePath, type Route } from '../domain/navigation/routes';

/**
 * After a change of screen, moves the focus to its heading, so that keyboard and screen reader follow: the heading is
 * announced because it has the focus, and a live region would say it a second time. The first screen does not take the
 * focus from the page. If a screen sets the focus itself, the focus stays there. From the first change on, what renders
 * in the screen is marked as new, so that it can appear gently.
 * @see O-6
 */
export function useScreenFocus(route: Route): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const screen = screenOf(route);
  const last = useRef(screen);
  useEffect(() => {
    const node = ref.current;
    if (last.current === screen || !node) return;
    last.current = screen;
    node.toggleAttribute('data-changed', true);
    // The filters beside the results stay mounted, and their text field refines the search, so it must not lose the
    // focus. @see A-068
    if (node.querySelector('aside :not(a):focus')) return;
    node.focus({ preventScroll: true });
    showFromTop(wholeOf(node));
    return onceHeaded(node, (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [screen]);
  return ref;
}

/** Returns the node to scroll to. A new screen starts at the top of the element, which includes the header. */
function wholeOf(node: HTMLElement): Element {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : node;
}

/**
 * Returns the identity of a screen. Tabs of lists and materials of a course change within their screen, where the focus
 * stays on the control.
 */
function screenOf(route: Route): string {
  if (route.name === 'lists') return route.name;
  if (route.name === 'playMediaOnCourse') return `${route.name}/${route.courseId}`;
  return routePath(route);
}

/** Waits for the screen's heading, which may render when code or data loads. Stops when the user moves the focus. */
function onceHeaded(screen: HTMLElement, then: (heading: HTMLElement) => void): () => void {
  const focused = () => (screen.getRootNode() as Document | ShadowRoot).activeElement;
  const before = focused();
  const check = () => {
    const isElsewhere = focused() !== before;
    const heading = isElsewhere ? undefined : firstHeading(screen);
    if (heading || isElsewhere) observer.disconnect();
    if (heading) then(heading);
  };
  const observer = new MutationObserver(check);
  observer.observe(screen, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}

/** Returns the first visible heading. The previous screen may stay in the DOM, hidden, until the next screen loads. */
const firstHeading = (screen: HTMLElement): HTMLElement | undefined =>
  [...screen.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].find(
    (heading) => heading.getClientRects().length > 0,
  );
