/** Returns whether a node begins inside or above the window. */
export const isInWindow = (node: Element): boolean => node.getBoundingClientRect().top < window.innerHeight;

/**
 * Calls back once, when a node comes within one window height of the window. Printing and opening the browser's own
 * search also count, because both include only what is rendered.
 * @returns a function that stops watching
 */
export function onceInView(node: Element, onInView: () => void): () => void {
  const end = () => {
    stop();
    onInView();
  };
  const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && end(), {
    rootMargin: '100% 0px',
  });
  const onKeyDown = (event: KeyboardEvent) => opensSearch(event) && end();
  let isOver = false;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    observer.disconnect();
    window.removeEventListener('beforeprint', end);
    window.removeEventListener('keydown', onKeyDown);
  };
  observer.observe(node);
  window.addEventListener('beforeprint', end);
  window.addEventListener('keydown', onKeyDown);
  return stop;
}

const opensSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');

/**
 * Calls back at once and with each change, whether a node is in view.
 * @returns a function that stops watching
 */
export function watchInView(node: Element, onChange: (isInView: boolean) => void): () => void {
  const { top, bottom } = node.getBoundingClientRect();
  onChange(top < window.innerHeight && bottom > 0);
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false));
  observer.observe(node);
  return () => observer.disconnect();
}
