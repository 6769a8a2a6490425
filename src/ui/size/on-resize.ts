/**
 * Calls `isReported` in the next frame after the size of a node changes. Returns a function that stops the observation.
 * Rendering inside the observer's callback would change sizes again, which the browser reports to the page as an error.
 */
export function onResize(isReported: () => void, ...nodes: readonly Element[]): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(isReported);
  });
  for (const node of nodes) observer.observe(node);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
