/** Does a node begin in the window, or above it? */
export const isInWindow = (node: Element): boolean => node.getBoundingClientRect().top < window.innerHeight;

/**
 * Tells once, after the next frame at the earliest, when a node is near enough to be wanted: when it comes near, when the
 * page is about to be printed, or when the person opens the browser's own search, which finds only what is there.
 */
export function onceNearViewport(node: Element, onNear: () => void): () => void {
  const wanted = () => {
    stop();
    onNear();
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some((one) => one.isIntersecting) && wanted(),
    // One more window below and above.
    { rootMargin: '100% 0px' },
  );
  const searched = (event: KeyboardEvent) => opensSearch(event) && wanted();
  const stop = () => {
    observer.disconnect();
    window.removeEventListener('beforeprint', wanted);
    window.removeEventListener('keydown', searched);
  };
  observer.observe(node);
  window.addEventListener('beforeprint', wanted);
  window.addEventListener('keydown', searched);
  return stop;
}

const opensSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f');
