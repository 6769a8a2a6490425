import { useAtomValue } from 'jotai';
import { memo, Suspense, useState } from 'react';
import { itemKey } from '../../domain/home/item-key';
import { inBatches } from '../../domain/favourites/favourite';
import { mayFavourite } from '../../domain/favourites/favourite-rules';
import { openedEvent } from '../../domain/search/analytics';
import type { ResultItem } from '../../domain/search/result-item';
import { isUser } from '../../domain/session/viewer';
import { useElementContext } from '../../state/portal/element-context';
import { sessionAtom } from '../../state/portal/portal-state';
import { tw } from '../../ui/style/tw';
import { LazyResultFavouriteButton } from '../../widgets/favourite-button/LazyResultFavouriteButton';
import { ResultRow } from '../../widgets/result-row/ResultRow';
import { lazyComponent } from '../../state/lazy/lazy-component';

const LetGo = lazyComponent(async () => (await import('./RemoveFavouriteButton')).RemoveFavouriteButton);

interface ResultRowsProps {
  items: readonly ResultItem[];
  /** Where an item stands among all results. */
  indexOf: (item: ResultItem) => number;
  phrase: string;
  isCompact: boolean;
  /** How many levels the rows' headings stand under the element's highest. */
  below?: number;
}

/** Results as rows: hearts for users, and an archived one only to be let go (R-SEARCHFLOW-004, R-FAV-020). */
export function ResultRows({ items, below = 1, ...rest }: ResultRowsProps) {
  const { element } = useElementContext();
  // Narrow rows have no pictures; under a heading of their own, rows may stand anywhere.
  const [inSight] = useState(() => (below === 1 && element.clientWidth >= widePx ? firstSeen : 0));
  return (
    // A list of plain parts, since groups stand between it and its rows.
    <div role="list" className={tw('flex flex-col gap-3')}>
      {inBatches(items, rowsTogether).map((some, at) => (
        <SomeRows key={at} items={some} below={below} firstSeen={at === 0 ? inSight : 0} {...rest} />
      ))}
    </div>
  );
}

type SomeRowsProps = ResultRowsProps & { below: number; firstSeen: number };

/** Where a row has its picture beside its words. */
const widePx = 768;
/** As many rows as a window shows at once need their pictures first. */
const firstSeen = 3;

const rowsTogether = 24;

/** As high as rows mostly are, with the gap below. */
const rowPx = { plain: 180, compact: 84 };

/**
 * Kept as they are while more rows come, and neither laid out nor painted far from the window: a long list is not gone
 * through again for twelve new ones, neither by us nor by the browser.
 */
const SomeRows = memo(function SomeRows({ items, firstSeen: seen, ...rest }: SomeRowsProps) {
  const viewer = useAtomValue(sessionAtom);
  const heightPx = items.length * (rest.isCompact ? rowPx.compact : rowPx.plain);
  return (
    <div
      role="presentation"
      className={tw('flex flex-col gap-3 reserve-160')}
      style={{ containIntrinsicBlockSize: `auto ${heightPx}px` }}
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
        favouriteButton={hasFavouriteButton ? <LazyResultFavouriteButton item={item} /> : null}
        onOpen={() =>
          element.emit('lp-analytics', openedEvent(item, { phrase: rest.phrase, index: indexOf(item) }))
        }
        {...(item.isArchived && isForUser
          ? {
              action: (
                <Suspense fallback={null}>
                  <LetGo item={item} />
                </Suspense>
              ),
            }
          : {})}
      />
    </div>
  );
});
