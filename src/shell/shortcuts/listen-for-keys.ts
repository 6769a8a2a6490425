import { follow } from '../../state/navigation/navigation';
import { areShortcutsOff } from '../../state/navigation/shortcuts-choice';
import type { ElementContext } from '../../state/portal/element-context';

/**
 * Listens to the keys of the catalog: on the whole page if the element owns its address, else only while the focus is
 * in the element. Returns a function that stops it.
 */
export function listenForKeys(context: ElementContext, openHelp: () => void): () => void {
  const { element, router } = context;
  const target: EventTarget = router.ownsPage ? element.ownerDocument : element;
  const press = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || isForOthers(event, element)) return;
    if (actionOf(event, context, openHelp)) event.preventDefault();
  };
  target.addEventListener('keydown', press);
  return () => target.removeEventListener('keydown', press);
}

/** Returns whether a key belongs to a field, to an open dialog, to the browser or to another listener. */
function isForOthers(event: KeyboardEvent, { shadowRoot }: HTMLElement): boolean {
  const isUsed =
    event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey;
  return isUsed || isTyping(event.composedPath()[0]) || shadowRoot?.querySelector('dialog[open]') != null;
}

const isTyping = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));

const fields =
  'input, textarea, select, iframe, [role=textbox], [role=searchbox], [role=combobox], [role=application]';

/** Runs the action of a key. Returns false if the key has none here. */
function actionOf(event: KeyboardEvent, context: ElementContext, openHelp: () => void): boolean {
  const { element, portal } = context;
  const isInside = event.composedPath().includes(element);
  const isOff = areShortcutsOff(portal);
  // A person who turned the keys off can open the list while the focus is inside, to turn them on again.
  if (event.key === '?' && (!isOff || isInside)) return run(openHelp);
  if (isOff || event.shiftKey) return false;
  if (event.key === '/') return run(() => focusSearch(context));
  return isInside && focusCard(event);
}

function run(action: () => void): true {
  action();
  return true;
}

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
