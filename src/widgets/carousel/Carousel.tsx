import { isValidElement, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/texts';
import { ChevronLeft, ChevronRight } from '../../ui/icons/arrows';
import { IconButton } from '../../ui/button/Button';
import { onResize } from '../../ui/size/on-resize';
import { tw } from '../../ui/style/tw';

interface CarouselProps {
  name: string;
  /** The class that sets the width of one item. */
  itemClass: string;
  /** The class that makes the row a grid in a wide element. The grid has no buttons. */
  gridClass?: string | undefined;
  items: readonly ReactNode[];
}

/**
 * A row that scrolls. Touch and trackpad scroll it natively. Buttons scroll it at every width, and are disabled at the
 * ends. A link skips the row for people who move by Tab.
 * @see O-3
 */
export function Carousel({ name, itemClass, gridClass, items }: CarouselProps) {
  const { t } = useText();
  const row = useRef<HTMLUListElement>(null);
  const endId = useId();
  const { middle: top, ends } = useEnds(row, { items, hasEdgeButtons: gridClass === undefined });
  const move = (direction: 1 | -1) => {
    const node = row.current;
    if (!node) return;
    const towards = getComputedStyle(node).direction === 'rtl' ? -direction : direction;
    node.scrollBy({ left: towards * node.clientWidth * 0.9, behavior: 'smooth' });
  };
  const canMove = !ends.atStart || !ends.atEnd;
  return (
    <div className={tw('relative')}>
      <a
        href={`#${endId}`}
        className={gridClass ? `${skip} ${tw('md:hidden')}` : skip}
        onClick={(event) => skipTo(event, endId)}
      >
        {t('SKIP_CAROUSEL', { name })}
      </a>
      <ul ref={row} className={gridClass ? `${track} ${tw('md:overflow-visible')} ${gridClass}` : track}>
        {items.map((item, index) => (
          <li key={keyOf(item, index)} className={itemClass}>
            {item}
          </li>
        ))}
      </ul>
      {items.length > 1 ? (
        <div className={gridClass ? gridControls : carouselControls}>
          {canMove ? (
            <>
              <div
                style={{ top }}
                className={`${edge} ${ends.atStart ? idle : ''} ${tw('md:start-0 md:-ms-3')}`}
              >
                <IconButton
                  label={t('PREVIOUS_ITEMS')}
                  icon={ChevronLeft}
                  disabled={ends.atStart}
                  onClick={() => move(-1)}
                />
              </div>
              <div style={{ top }} className={`${edge} ${ends.atEnd ? idle : ''} ${tw('md:end-0 md:-me-3')}`}>
                <IconButton
                  label={t('NEXT_ITEMS')}
                  icon={ChevronRight}
                  disabled={ends.atEnd}
                  onClick={() => move(1)}
                />
              </div>
            </>
          ) : null}
        </div>
      ) : null}
      <span id={endId} tabIndex={-1} />
    </div>
  );
}

/** Returns the key of an item. An item with a key of its own retains its DOM nodes and state when it moves. */
export const keyOf = (item: ReactNode, index: number): string =>
  (isValidElement(item) ? item.key : null) ?? String(index);

/**
 * The row has no scrollbar, since buttons replace it. Where a scrollbar occupies space, the content below would move
 * when the row appears.
 */
const track = tw(
  'flex gap-4 overflow-x-auto snap-x scroll-px-1 scroll-smooth pb-2 -mx-1 px-1 pt-1 [scrollbar-width:none]',
);
/**
 * In a narrow element, the buttons are below the row, where they cover nothing. Their space is reserved before it is
 * known whether the row can scroll. In a wide element, the buttons are over the edges of the row.
 */
export const carouselControls = tw('flex md:contents justify-end gap-2 h-10');
/** Only a narrow element has buttons, as the row is a grid otherwise. */
export const gridControls = tw('flex md:hidden justify-end gap-2 h-10');
const edge = tw(
  'md:absolute md:-translate-y-1/2 md:z-10 rounded-full bg-raised below-md:border border-border md:shadow-lifted forced:border',
);
/** Over an edge, a disabled button would cover text that cannot be scrolled out from under it. */
const idle = tw('md:opacity-0 md:pointer-events-none');
const skip = tw(
  'absolute start-0 top-0 z-10 px-3 py-2 bg-raised text-primary rounded-control shadow-lifted opacity-0 pointer-events-none focus:opacity-100 focus:pointer-events-auto',
);

/** The target is in the same shadow root, where the browser's own jump does not search. */
function skipTo(event: { preventDefault: () => void; currentTarget: HTMLElement }, id: string): void {
  event.preventDefault();
  const root = event.currentTarget.getRootNode();
  if (root instanceof ShadowRoot) root.getElementById(id)?.focus();
}

interface RowContent {
  items: readonly ReactNode[];
  /** Whether the buttons are over the edges of the row, so that their vertical position depends on the cards. */
  hasEdgeButtons: boolean;
}

/**
 * Returns whether the row can scroll, and the vertical position of the buttons over its edges. For this position, the
 * titles are observed as well, since the content of a row may grow without changing its size.
 */
function useEnds(row: { current: HTMLElement | null }, { items, hasEdgeButtons }: RowContent) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  const [middle, setMiddle] = useState(0);
  useEffect(() => {
    const node = row.current;
    if (!node) return;
    const titles = hasEdgeButtons ? [...node.querySelectorAll('[part=card-title]')] : [];
    const read = () => {
      const passed = Math.abs(node.scrollLeft);
      const next = { atStart: passed < 2, atEnd: passed + node.clientWidth > node.scrollWidth - 2 };
      // Most scroll events change nothing that is rendered.
      setEnds((now) => (now.atStart === next.atStart && now.atEnd === next.atEnd ? now : next));
    };
    const updateButtons = () => {
      read();
      if (hasEdgeButtons) setMiddle(middleAboveWords(node, titles));
    };
    // The observer reports each size at first, and that of a row out of view when the browser has laid it out. Reading
    // sizes here would force the layout of all rows. The text of a card over its image grows without its title.
    const words = titles.flatMap(({ parentElement }) => parentElement ?? []);
    const stop = onResize(updateButtons, node, ...titles, ...words);
    node.addEventListener('scroll', read, { passive: true });
    return () => {
      stop();
      node.removeEventListener('scroll', read);
    };
  }, [row, items, hasEdgeButtons]);
  return { ends, middle };
}

/**
 * Returns the middle of the area that all cards of a row leave free above their text. The area begins below the
 * favourite buttons if it is then high enough.
 */
function middleAboveWords(row: Element, titles: readonly Element[]): number {
  const start = topOf(row);
  const words = titles.map(topOfWords);
  const end = Math.min(...words, row.getBoundingClientRect().bottom);
  // Where the text is beside the image, it leaves nothing free above it.
  if (end - start < buttonPx) return row.getBoundingClientRect().height / 2;
  const favouriteButtons = [...row.querySelectorAll('[data-favourite-button]')].map(
    (favouriteButton) => favouriteButton.getBoundingClientRect().bottom,
  );
  const belowFavouriteButtons = Math.max(start, ...favouriteButtons);
  return ((end - belowFavouriteButtons < buttonPx ? start : belowFavouriteButtons) + end) / 2 - start;
}

/** Returns where the text of a card begins. A label before the title may be in the text, or on the image above it. */
const topOfWords = (title: Element): number =>
  Math.max(topOf(title.parentElement ?? title), topOf(title.previousElementSibling ?? title));

/** The height of a button, as its style sets it. */
const buttonPx = 40;

const topOf = (part: Element): number => part.getBoundingClientRect().top;
