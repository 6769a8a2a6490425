import { until } from './page';

/** Types as a person does: the field holds the text and says that it changed. */
export function typeInto(field: HTMLElement, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // The framework watches the property of the element itself; the one of its class is what a browser sets.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

export function pressKey(target: Element, key: string): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );
}

/** Presses a physical key: the keyboard sensor of the drag library reads `code`. */
export function pressCode(target: Element, code: string): void {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { code, key: code, bubbles: true, composed: true, cancelable: true }),
  );
}

/** Presses at a place in the window, as a mouse does: the click knows where it happened. */
export function clickAt(target: Element, { x, y }: { x: number; y: number }): void {
  const where = { clientX: x, clientY: y, detail: 1, bubbles: true, composed: true, cancelable: true };
  target.dispatchEvent(new PointerEvent('pointerdown', where));
  target.dispatchEvent(new MouseEvent('click', where));
}

/** Moves the pointer over something: the browser says it once at the target, and to each part that is entered. */
export function pointAt(target: Element): void {
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  for (let part: Element | null = target; part; part = part.parentElement)
    part.dispatchEvent(new PointerEvent('pointerenter'));
}

export function choose(select: HTMLElement, value: string): void {
  if (!(select instanceof HTMLSelectElement)) throw new Error('Only a select lets one choose.');
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Waits until a press reaches what it is for: for a moment after a drag, the library keeps every click from the page. */
export async function pressesReachPage(): Promise<void> {
  const target = document.body.appendChild(document.createElement('span'));
  let isReceived = false;
  target.addEventListener('click', () => (isReceived = true));
  await until(() => {
    target.click();
    return isReceived;
  }, 'a press that is heard');
  target.remove();
}
