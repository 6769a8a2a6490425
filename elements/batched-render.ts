import { flushSync } from 'react-dom';

/** The number of favourite buttons that a slow device renders without a noticeable delay. */
const batchSize = 25;

/** Adds the first render of an element to the batch of pending first renders. */
export type RenderInBatch = (render: () => void) => void;

/**
 * Creates a queue that batches the first renders of elements. React yields to the browser after one or two roots. On a
 * page with a hundred elements, the frames in between would last longer than the rendering itself.
 */
export function createRenderBatch(): RenderInBatch {
  const queue: (() => void)[] = [];
  const renderBatch = (): void => {
    try {
      flushSync(() => queue.splice(0, batchSize).forEach((render) => render()));
    } finally {
      // An element that fails to render must not block the rest of the queue.
      if (queue.length > 0) setTimeout(renderBatch, 0);
    }
  };
  return (render) => {
    queue.push(render);
    if (queue.length === 1) queueMicrotask(renderBatch);
  };
}
