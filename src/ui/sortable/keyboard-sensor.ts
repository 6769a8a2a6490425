import { KeyboardCode, KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * The library's sensor starts to listen for keys in a timer after the key that lifts a row, and computes each move from
 * what React last rendered. Keys that come sooner are lost or act on an old position. This sensor queues them and sends
 * them again, one after the other, each when the one before has been rendered.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const { target } = props.event;
    if (target instanceof Node && target.ownerDocument) queueKeys(target.ownerDocument);
  }
}

/** A queued key that is sent again, so that no queue takes it once more. */
class ResentKey extends KeyboardEvent {}

const sensorKeys: readonly string[] = Object.values(KeyboardCode);

/** Queues the sensor's keys until those that came before the library's listener are processed. */
function queueKeys(page: Document): void {
  const queue: KeyboardEvent[] = [];
  const enqueue = (event: KeyboardEvent) => {
    // A prevented key has done its work already, such as the one that lifts a row.
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
    // This key may scroll the page: the scroll event comes in the next frame, and the row moves in the one after.
    requestAnimationFrame(() => requestAnimationFrame(() => whenRendered(sendNext)));
  };
  page.addEventListener('keydown', enqueue);
  // The library's own timer was set first, so it has run by then.
  setTimeout(() => whenRendered(sendNext));
}

/** Runs a task when React has no work left: on a slow device it renders for several frames. */
function whenRendered(task: () => void): void {
  // Safari has no idle callback; a moment has to do there.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: renderedWithinMs });
  else setTimeout(task, safariMs);
}

const renderedWithinMs = 1000;
const safariMs = 50;
