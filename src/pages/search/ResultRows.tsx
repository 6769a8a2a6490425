import { memo, Suspense, useState } from 'react';
import { useIsFromServer, useIsPrerender } from '../../browser/server/use-is-prerender';
import { itemKey } from '../../domain/home/item-key';
import { inBatches } from '../../domain/batches';
import { mayFavourite } from '../../domain/favourites/favourite-rules';
import { openedEvent } from '../../domain/search/analytics';
import type { ResultItem } from '../../domain/search/result-item';
import { isUser } from '../../domain/session/viewer';
import { useElementContext } from '../../state/portal/element-context';
import { tw } from '../../ui/style/tw';
import { ItemFavouriteButton } from '../../widgets/favourite-button/ItemFavouriteButton';
import { ResultRow } from '../../widgets/result-row/ResultRow';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useSession } from '../../state/session/hooks';

const LazyRemoveButton = lazyComponent(
  async () => (await import('./RemoveFavouriteButton')).RemoveFavouriteButton,
);

export interface ResultRowsProps {
  items: readonly ResultItem[];
  /** Returns the index of an item among all results. */
  indexOf: (item: ResultItem) => number;
  phrase: string;
  isCompact: boolean;
  /** The number of heading levels between the element's top heading and the rows' headings. */
  below?: number;
}

/**
 * Renders results as rows. Users get favourite buttons. An archived result can only be removed from the favourites.
 * @see R-SEARCHFLOW-004 R-FAV-020
 */
export function ResultRows({ items, below = 1, ...rest }: ResultRowsProps) {
  const { element } = useElementContext();
  // Narrow rows have no images, and rows in a month group may be out of view, so neither load images eagerly.
  const isPrerender = useIsPrerender();
  const [inSight] = useState(() =>
    below === 1 && (isPrerender || element.clientWidth >= widePx) ? firstSeen : 0,
  );
  return (
    // Uses roles instead of `ul`, because groups lie between the list and its rows.
    <div role="list" className={tw('flex flex-col gap-3')}>
      {inBatches(items, rowsTogether).map((some, at) => (
        <SomeRows key={at} items={some} below={below} firstSeen={at === 0 ? inSight : 0} {...rest} />
      ))}
    </div>
  );
}

type SomeRowsProps = ResultRowsProps & { below: number; firstSeen: number };

/** The width from which a row has its image next to its text. */
const widePx = 768;
/** The number of rows that a window shows at once. Their images load first. */
const firstSeen = 3;

const rowsTogether = 24;

/** The usual height of a row, with the gap below it. */
const rowPx = { plain: 180, compact: 84 };

/**
 * Memoizes a group of rows and sets `content-visibility: auto` on it. When twelve more rows load, React does not render
 * the existing rows again, and the browser skips the layout and paint of rows far from the window. Rows from a server
 * are painted before a script can reserve their height, so they are in view from the start.
 */
const SomeRows = memo(function SomeRows({ items, firstSeen: seen, ...rest }: SomeRowsProps) {
  const viewer = useSession();
  const isFromServer = useIsFromServer();
  const heightPx = items.length * (rest.isCompact ? rowPx.compact : rowPx.plain);
  return (
    <div
      role="presentation"
      className={isFromServer ? tw('flex flex-col gap-3') : tw('flex flex-col gap-3 reserve-160')}
      style={isFromServer ? undefined : { containIntrinsicBlockSize: `auto ${heightPx}px` }}
    >
      {items.map((item, index) => (
        <Row
          key={itemKey(item)}
          item={item}
          isFirstSeen={index < seen}
          hasFavouriteButton={mayFavourite(item, viewer)}
          isForUser={isUser(viewer)}
          {...rest}
        />
      ))}
    </div>
  );
}, areSameRows);

function areSameRows(
  { items: before, ...one }: SomeRowsProps,
  { items: now, ...other }: SomeRowsProps,
): boolean {
  const areSame = before.length === now.length && before.every((item, at) => item === now[at]);
  return areSame && Object.entries(one).every(([name, value]) => value === other[name as keyof typeof other]);
}

interface RowProps extends Omit<SomeRowsProps, 'items' | 'firstSeen'> {
  isFirstSeen: boolean;
  item: ResultItem;
  hasFavouriteButton: boolean;
  isForUser: boolean;
}

const Row = memo(function Row({ item, indexOf, hasFavouriteButton, isForUser, ...rest }: RowProps) {
  const { element } = useElementContext();
  return (
    <div role="listitem">
      <ResultRow
        {...rest}
        item={item}
        favouriteButton={hasFavouriteButton ? <ItemFavouriteButton {...item} name={item.title} /> : null}
        onOpen={() =>
          element.emit('lp-analytics', openedEvent(item, { phrase: rest.phrase, index: indexOf(item) }))
        }
        {...(item.isArchived && isForUser
          ? {
              action: (
                <Suspense fallback={null}>
                  <LazyRemoveButton item={item} />
                </Suspense>
              ),
            }
          : {})}
      />
    </div>
  );
});
