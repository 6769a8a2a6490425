import { isApple, pageWindow } from '../../browser/page';
import { follow } from '../../state/navigation/navigation';
import { areShortcutsOff } from '../../state/navigation/shortcuts-choice';
import type { ElementContext } from '../../state/portal/element-context';

/** A dialog that a key opens. */
export type KeyDialog = 'keys' | 'palette';

/**
 * Listens to the keys of the catalog. A key without a modifier acts only while the focus is in the element. Ctrl+K, or
 * Cmd+K on devices of Apple, also acts outside it if the element owns the page's address. Returns a function that stops
 * it.
 */
export function listenForKeys(context: ElementContext, open: (dialog: KeyDialog) => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (isForOthers(event, context.element)) return;
    if (actionOf(event, context, open)) event.preventDefault();
  };
  // The window is the last to receive an event, so a page that listens below it can prevent the action.
  const target = pageWindow();
  target.addEventListener('keydown', press);
  return () => target.removeEventListener('keydown', press);
}

/** Returns whether a key belongs to an open dialog, to an input method or to another listener. */
function isForOthers(event: KeyboardEvent, element: HTMLElement): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  return [element.ownerDocument, element.shadowRoot].some((root) => root?.querySelector(':modal') != null);
}

/** Runs the action of a key. Returns false if the key has none here. */
function actionOf(event: KeyboardEvent, context: ElementContext, open: (dialog: KeyDialog) => void): boolean {
  if (isPaletteKey(event)) return mayOpenPalette(event, context) && run(() => open('palette'));
  if (!isInside(event, context) || hasModifier(event) || isTyping(event)) return false;
  // A person who turned the keys off opens the list with the same key, to turn them on again.
  if (event.key === '?') return run(() => open('keys'));
  if (event.shiftKey || areShortcutsOff(context.portal)) return false;
  return event.key === '/' ? run(() => focusSearch(context)) : focusCard(event);
}

const isInside = (event: KeyboardEvent, { element }: ElementContext): boolean =>
  event.composedPath().includes(element);

function run(action: () => void): true {
  action();
  return true;
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/** On devices of Apple, Ctrl+K edits the text of a field. */
function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || shiftKey || key.toLowerCase() !== 'k') return false;
  return isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** In a field of the page the key belongs to the page: editors of text insert a link with it. */
function mayOpenPalette(event: KeyboardEvent, context: ElementContext): boolean {
  if (areShortcutsOff(context.portal)) return false;
  return isInside(event, context) || (context.router.ownsPage && !isTyping(event));
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));
}

const fields =
  'input, textarea, select, iframe, [role=textbox], [role=searchbox], [role=combobox], [role=application]';

function focusSearch(context: ElementContext): void {
  const boxes = context.element.shadowRoot?.querySelectorAll<HTMLInputElement>('[part~=search-input] input');
  const box = [...(boxes ?? [])].find((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!box) return follow(context, { name: 'mobileSearch' });
  box.focus();
  box.select();
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus from the link of a card to that of its neighbour. Returns false if there is none. */
function focusCard(event: KeyboardEvent): boolean {
  const step = steps[event.key];
  const [link] = event.composedPath();
  if (!step || !(link instanceof HTMLAnchorElement)) return false;
  const row = link.closest(card)?.closest('ul');
  if (!row) return false;
  const links = [...row.querySelectorAll<HTMLAnchorElement>(`${card} a`)];
  const towards = getComputedStyle(row).direction === 'rtl' ? -step : step;
  const next = links[links.indexOf(link) + towards];
  next?.focus();
  return next !== undefined;
}

const card = '[part~=card]';
