import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { tw } from '../style/tw';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  /** A real address, so that a tab can also open in a new window. */
  href: string | undefined;
}

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  children: ReactNode;
}

const base = tw('inline-flex items-center px-2 md:px-4 py-2 font-semibold border-b-2 whitespace-nowrap');
const on = tw('border-primary text-primary');
const off = tw('border-transparent text-muted hover:text-text');

/**
 * Tabs with a single stop for the Tab key. Arrow keys, Home and End move the focus. Enter or Space opens a tab, since
 * opening loads data.
 */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) showSelected(list.current);
  }, [selected]);
  const move = (event: KeyboardEvent) => {
    const nodes = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = nodes.indexOf(event.target as HTMLElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: nodes.length - 1 }[event.key];
    if (next === undefined || at < 0) return;
    event.preventDefault();
    nodes[(next + nodes.length) % nodes.length]?.focus();
  };
  return (
    <div>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs themselves receive the focus */}
      <div
        ref={list}
        part="tabs"
        role="tablist"
        aria-label={label}
        className={tw('flex gap-1 overflow-x-auto border-b border-border')}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <a
            key={tab.key}
            id={`${id}-${tab.key}`}
            role="tab"
            href={tab.href ?? '#'}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            className={`${base} ${tab.key === selected ? on : off}`}
            onClick={(event) => choose(event, () => onSelect(tab.key))}
            onKeyDown={(event) => {
              if (event.key === ' ') choose(event, () => onSelect(tab.key));
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`} className={tw('pt-4')}>
        {children}
      </div>
    </div>
  );
}

/** Scrolls a row that is wider than the page to its selected tab, and leaves the page where it is. */
function showSelected(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect();
  const { left, right } = list.getBoundingClientRect();
  if (tab) list.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left);
}

/** Calls `act` for a press without modifier keys. With one, the browser opens a new tab or window. */
function choose(event: MouseEvent | KeyboardEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
