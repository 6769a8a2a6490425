import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { HydratedRoot } from './hydrated-root';

/** Renders anew over the HTML of a server. Retains what a person has typed meanwhile, and the focus of a field. */
export function mountAnew(container: HTMLElement, content: ReactNode): HydratedRoot {
  const before = fieldsIn(container);
  const focused = before.indexOf((container.getRootNode() as ShadowRoot).activeElement as HTMLInputElement);
  const root = createRoot(container);
  flushSync(() => root.render(content));
  // Preact renders in a microtask what the first render has changed.
  queueMicrotask(() => {
    fieldsIn(container).forEach((field, index) => {
      const old = before[index];
      if (old) restore(field, old, index === focused);
    });
  });
  return root;
}

function restore(field: HTMLInputElement, old: HTMLInputElement, isFocused: boolean): void {
  if (old.value !== old.defaultValue) setText(field, old.value);
  if (!isFocused) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/** Returns the text fields of an element. */
export const fieldsIn = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLInputElement>('input:is([type=text], [type=search])'),
];

/** Sets the text as a person does. React ignores an event after its own property was set. */
export function setText(field: HTMLInputElement, text: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
