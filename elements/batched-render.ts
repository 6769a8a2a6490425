import { flushSync } from 'react-dom';

/** A slow device renders so many favourite buttons before a person notices. */
const batchSize = 25;

/** Renders an element together with the others that are about to render. */
export type RenderInBatch = (render: () => void) => void;

/**
 * Creates a queue of first renders. React yields to the browser after one or two roots, and a page with a hundred elements
 * would spend more time on the frames in between than on the elements.
 */
export function createRenderBatch(): RenderInBatch {
  const queue: (() => void)[] = [];
  const renderBatch = (): void => {
    try {
      flushSync(() => queue.splice(0, batchSize).forEach((render) => render()));
    } finally {
      // One that fails to render must not keep the others from rendering.
      if (queue.length > 0) setTimeout(renderBatch, 0);
    }
  };
  return (render) => {
    queue.push(render);
    if (queue.length === 1) queueMicrotask(renderBatch);
  };
}
