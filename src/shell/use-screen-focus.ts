import { useEffect, useRef, useState, type RefObject } from 'react';
import { showFromTop } from '../browser/scroll';
import { routePath, type Route } from '../domain/navigation/routes';

/**
 * After a change of screen the focus stands on its heading and its title is said, so that keyboard and screen reader
 * follow. The first screen takes nothing from the page, and a screen that puts the focus itself keeps it (O-6).
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
    // Filters beside the results stand, and their text refines the search.
    if (node.querySelector('aside :not(a):focus')) return;
    node.focus({ preventScroll: true });
    showFromTop(wholeOf(node));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onceHeaded(node, (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      timer = setTimeout(() => {
        if (heading.matches(':focus')) setTitle(heading.textContent);
      }, settledMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [screen]);
  return { ref, title };
}

/** A new screen begins with what stands above it in the element. */
function wholeOf(node: HTMLElement): Element {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : node;
}

/** A screen that is come back to has put the focus where it was by then, and its title is no news. */
const settledMs = 300;

/** Tabs of the lists and materials of a course change within their screen, where the control keeps the focus. */
function screenOf(route: Route): string {
  if (route.name === 'lists') return route.name;
  if (route.name === 'playMediaOnCourse') return `${route.name}/${route.courseId}`;
  return routePath(route);
}

/** Waits for the screen's heading, which may come with its code or its data; whoever moves the focus meanwhile is left alone. */
function onceHeaded(place: HTMLElement, then: (heading: HTMLElement) => void): () => void {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot;
  const hasFocus = () => (place.getRootNode() as Document | ShadowRoot).activeElement === activeElement;
  const look = () => {
    const heading = hasFocus() ? firstHeading(place) : undefined;
    if (heading) then(heading);
    if (heading || !hasFocus()) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}

/** The screen that is left may still stand hidden until the next one is fetched. */
const firstHeading = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].find(
    (heading) => heading.getClientRects().length > 0,
  );
