/**
 * Tells of new sizes in the next frame; gives the way to stop. What is drawn while sizes are being told changes sizes
 * again, which the browser reports to the page as an error.
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
