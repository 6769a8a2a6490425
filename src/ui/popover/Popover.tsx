import {
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import { useLayoutEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { tw } from '../style/tw';
import { useCloseOnScroll } from './use-close-on-scroll';

/** Where a popover opens: at a point on an element, or at the element. @see R-FAVPOP-001 R-FAVPOP-002 */
export interface Anchor {
  element: HTMLElement;
  point?: { x: number; y: number };
}

interface PopoverProps {
  label: string;
  anchor: Anchor;
  onClose: () => void;
  /** While true, the popover stays open: during saving, or while a dialog is open above it. */
  isLocked?: boolean;
  /** The ARIA role. The owner of a menu renders the menu items. @see A-108 */
  role?: 'dialog' | 'menu';
  /** Selector of the element inside that receives the focus; by default, the popover itself. */
  focusOn?: string;
  children: ReactNode;
}

const frame = tw(
  'fixed w-popup max-w-full max-h-panel overflow-y-auto overscroll-contain bg-raised text-text border border-border rounded-card shadow-layer',
);

/**
 * A small dialog in the browser's top layer that belongs to a control. Focus moves inside and returns on close. Escape,
 * a press outside and scrolling the page close it.
 * @see A-109 A-110 A-162
 */
export function Popover({
  label,
  anchor,
  onClose,
  isLocked = false,
  role = 'dialog',
  focusOn,
  children,
}: PopoverProps) {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const { context, floatingStyles } = useAnchored(node, anchor, onClose);
  const { getFloatingProps } = useInteractions([useDismiss(context, { enabled: !isLocked })]);
  useShown(node, anchor.element, focusOn);
  useCloseOnScroll(node, isLocked ? undefined : onClose);
  return (
    <div
      {...getFloatingProps({ onKeyDown: trapTab })}
      ref={setNode}
      popover="manual"
      part="popup"
      role={role}
      aria-label={label}
      tabIndex={-1}
      className={frame}
      style={floatingStyles}
    >
      {children}
    </div>
  );
}

function useAnchored(node: HTMLElement | null, anchor: Anchor, onClose: () => void) {
  // The control is the reference for presses. The point on it is the reference for positioning.
  const position = useMemo(
    () => ({ contextElement: anchor.element, getBoundingClientRect: rectOf(anchor) }),
    [anchor],
  );
  const floating = useFloating({
    open: true,
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose();
    },
    elements: { reference: anchor.element, floating: node },
    placement: 'bottom-start',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8, crossAxis: true })],
  });
  const { refs } = floating;
  useLayoutEffect(() => refs.setPositionReference(position), [position, refs]);
  return floating;
}

/**
 * Returns the current rectangle of the anchor. The point moves with its element, for example when content above it
 * grows.
 */
function rectOf({ element, point }: Anchor): () => DOMRect {
  if (!point) return () => element.getBoundingClientRect();
  const before = element.getBoundingClientRect();
  return () => {
    const now = element.getBoundingClientRect();
    return new DOMRect(point.x - before.x + now.x, point.y - before.y + now.y, 0, 0);
  };
}

function useShown(node: HTMLElement | null, control: HTMLElement, focusOn: string | undefined): void {
  useLayoutEffect(() => {
    if (!node) return;
    if (!node.matches(':popover-open')) node.showPopover();
    const first = focusOn === undefined ? null : node.querySelector<HTMLElement>(focusOn);
    (first ?? node).focus({ preventScroll: true });
    return () => {
      // The focus returns only when it would be lost. A press elsewhere has already moved it.
      if (node.matches(':focus-within')) control.focus({ preventScroll: true });
    };
  }, [node, control, focusOn]);
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Makes Tab cycle inside the popover, and prevents Escape from also closing the dialog below it. A dialog that is open
 * on top of the popover handles its own keys.
 */
function trapTab(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  const nearest = target.closest('dialog');
  if (nearest && event.currentTarget.contains(nearest)) return;
  if (event.key === 'Escape') event.preventDefault();
  if (event.key === 'Tab') goRound(event, target);
}

function goRound(event: KeyboardEvent<HTMLElement>, target: HTMLElement): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.checkVisibility() && !stop.matches(':disabled'),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (target !== from && target !== event.currentTarget) return;
  event.preventDefault();
  to?.focus();
}
