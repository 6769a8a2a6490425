import { useEffect, useRef, useState, type RefObject } from 'react';
import { showFromTop } from '../browser/scroll';
import { routePath, type Route } from '../domain/navigation/routes';

/**
 * After a change of screen, moves the focus to its heading and announces its title, so that keyboard and screen reader
 * follow. The first screen does not take the focus from the page. If a screen sets the focus itself, the focus stays
 * there. From the first change on, what renders in the screen is marked as new, so that it can appear gently.
 * @see O-6
 */
export function useScreenFocus(route: Route): { ref: RefObject<HTMLDivElement | null>; title: string } {
  const ref = useRef<HTMLDivElement>(null);
  const screen = screenOf(route);
  const last = useRef(screen);
  const [title, setTitle] = useState('');
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onceHeaded(node, (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      timer = setTimeout(() => {
        if (heading.matches(':focus')) setTitle(heading.textContent);
      }, announceDelayMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [screen]);
  return { ref, title };
}

/** Returns the node to scroll to. A new screen starts at the top of the element, which includes the header. */
function wholeOf(node: HTMLElement): Element {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : node;
}

/**
 * The delay before the title is announced. By then a restored screen has focused the link that the visitor followed,
 * and its title is not announced.
 */
const announceDelayMs = 300;

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
  const { activeElement } = screen.getRootNode() as Document | ShadowRoot;
  const hasFocus = () => (screen.getRootNode() as Document | ShadowRoot).activeElement === activeElement;
  const check = () => {
    const heading = hasFocus() ? firstHeading(screen) : undefined;
    if (heading) then(heading);
    if (heading || !hasFocus()) observer.disconnect();
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
