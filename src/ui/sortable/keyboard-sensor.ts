import { KeyboardCode, KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * Queues keys that the library's sensor would lose. The library's sensor starts to listen for keys in a timer after the
 * key that lifts a row. It computes each move from the last render of React. Keys that arrive sooner are lost or act on
 * an old position. This sensor sends the queued keys again one by one, each when React has rendered the one before.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const { target } = props.event;
    if (target instanceof Node && target.ownerDocument) queueKeys(target.ownerDocument);
  }
}

/** A key that was queued and is sent again. No queue accepts it a second time. */
class ResentKey extends KeyboardEvent {}

const sensorKeys: readonly string[] = Object.values(KeyboardCode);

/** Queues the sensor's keys until all keys from before the library's listener are processed. */
function queueKeys(page: Document): void {
  const queue: KeyboardEvent[] = [];
  const enqueue = (event: KeyboardEvent) => {
    // A prevented key has already had its effect, such as the key that lifts a row.
    if (event instanceof ResentKey || event.defaultPrevented || !sensorKeys.includes(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.push(event);
  };
  const sendNext = () => {
    const next = queue.shift();
    if (!next) {
      page.removeEventListener('keydown', enqueue);
      return;
    }
    page.dispatchEvent(new ResentKey(next.type, next));
    // This key may scroll the page. The scroll event follows in the next frame, and the row moves in the frame after
    // it.
    requestAnimationFrame(() => requestAnimationFrame(() => whenRendered(sendNext)));
  };
  page.addEventListener('keydown', enqueue);
  // The library's own timer was set first, so it has run by then.
  setTimeout(() => whenRendered(sendNext));
}

/** Runs a task when React has no work left. On a slow device, React renders for several frames. */
function whenRendered(task: () => void): void {
  // Safari has no idle callback, so a short timeout replaces it.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: renderedWithinMs });
  else setTimeout(task, safariMs);
}

const renderedWithinMs = 1000;
const safariMs = 50;
