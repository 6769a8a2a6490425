import { flushSync } from 'react-dom';

/** So many hearts take a slow device as long as a person does not notice. */
const drawnTogether = 25;

const waiting: (() => void)[] = [];

/**
 * Draws an element with the others that are to be drawn: React gives way to the browser after each one or two of them,
 * and a page with a hundred would spend more on the frames in between than on the elements.
 */
export function drawSoon(draw: () => void): void {
  waiting.push(draw);
  if (waiting.length === 1) queueMicrotask(drawSome);
}

function drawSome(): void {
  try {
    flushSync(() => waiting.splice(0, drawnTogether).forEach((draw) => draw()));
  } finally {
    // One that cannot be drawn is no reason to leave the others out.
    if (waiting.length > 0) setTimeout(drawSome, 0);
  }
}
