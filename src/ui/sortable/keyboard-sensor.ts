import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * The library's sensor listens for keys in a timer after the one that lifts a row. On a busy page the next key is pressed
 * before that timer runs, and is lost. This sensor holds such keys and sends them again as soon as the library listens.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const { target } = props.event;
    if (!(target instanceof Node) || !target.ownerDocument) return;
    resendKeys(target.ownerDocument, props.event);
  }
}

function resendKeys(page: Document, lift: Event): void {
  const early: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    if (event === lift) return;
    event.preventDefault();
    early.push(event);
  };
  page.addEventListener('keydown', hold);
  // The library's own timer was set first, so it has run by then.
  setTimeout(() => {
    page.removeEventListener('keydown', hold);
    for (const { code, key } of early) page.dispatchEvent(new KeyboardEvent('keydown', { code, key }));
  });
}
