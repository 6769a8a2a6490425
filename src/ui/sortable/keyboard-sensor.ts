import { KeyboardCode, KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * The library's sensor starts to listen for keys in a timer after the key that lifts a row, and computes each move from
 * what React last rendered. Keys that come sooner are lost or act on an old position. This sensor queues them and sends
 * them again, one every two frames, as soon as the library listens.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const { target } = props.event;
    if (target instanceof Node && target.ownerDocument) queueKeys(target.ownerDocument);
  }
}

const sensorKeys: readonly string[] = Object.values(KeyboardCode);

/** Queues the sensor's keys until those that came before the library's listener are processed. */
function queueKeys(page: Document): void {
  const queue: KeyboardEvent[] = [];
  let resent: KeyboardEvent | undefined;
  const enqueue = (event: KeyboardEvent) => {
    // A prevented key has done its work already, such as the one that lifts a row.
    if (event === resent || event.defaultPrevented || !sensorKeys.includes(event.code)) return;
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
    resent = new KeyboardEvent(next.type, next);
    page.dispatchEvent(resent);
    // This key may scroll the page: the scroll event comes in the next frame, and React renders before the one after.
    requestAnimationFrame(() => requestAnimationFrame(sendNext));
  };
  page.addEventListener('keydown', enqueue);
  // The library's own timer was set first, so it has run by then.
  setTimeout(sendNext);
}
