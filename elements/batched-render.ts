import { flushSync } from 'react-dom';

/** So many hearts take a slow device as long as a person does not notice. */
const batchSize = 25;

const queue: (() => void)[] = [];

/**
 * Draws an element with the others that are to be drawn: React gives way to the browser after each one or two of them,
 * and a page with a hundred would spend more on the frames in between than on the elements.
 */
export function renderInBatch(render: () => void): void {
  queue.push(render);
  if (queue.length === 1) queueMicrotask(renderBatch);
}

function renderBatch(): void {
  try {
    flushSync(() => queue.splice(0, batchSize).forEach((draw) => draw()));
  } finally {
    // One that cannot be drawn is no reason to leave the others out.
    if (queue.length > 0) setTimeout(renderBatch, 0);
  }
}
