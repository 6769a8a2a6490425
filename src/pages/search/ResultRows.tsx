import { useAtomValue } from 'jotai';
import { memo, Suspense } from 'react';
import { inBatches } from '../../domain/lists/favourite';
import { mayFavourite } from '../../domain/lists/favourite-rules';
import { openedEvent } from '../../domain/search/analytics';
import type { ResultItem } from '../../domain/search/result-item';
import { isUser } from '../../domain/session/viewer';
import { useHost } from '../../state/host';
import { sessionAtom } from '../../state/runtime';
import { tw } from '../../ui/style/tw';
import { LazyResultHeart } from '../../widgets/favourite-button/LazyHearts';
import { ResultRow } from '../../widgets/result-row/ResultRow';
import { lazyPart } from '../../state/lazy-part';

const LetGo = lazyPart(async () => (await import('./LetGo')).LetGo);

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
  return (
    <ul className={tw('flex flex-col gap-3')}>
      {inBatches(items, rowsTogether).map((some, at) => (
        <SomeRows key={at} items={some} below={below} {...rest} />
      ))}
    </ul>
  );
}

type SomeRowsProps = ResultRowsProps & { below: number };

const rowsTogether = 24;

/** Kept as they are while more rows come: a long list is not gone through again for twelve new ones. */
const SomeRows = memo(function SomeRows({ items, ...rest }: SomeRowsProps) {
  const viewer = useAtomValue(sessionAtom);
  return items.map((item) => (
    <Row
      key={`${item.type}:${item.id}`}
      item={item}
      hasHeart={mayFavourite(item, viewer)}
      isForUser={isUser(viewer)}
      {...rest}
    />
  ));
}, areSameRows);

function areSameRows(
  { items: before, ...one }: SomeRowsProps,
  { items: now, ...other }: SomeRowsProps,
): boolean {
  const areSame = before.length === now.length && before.every((item, at) => item === now[at]);
  return areSame && Object.entries(one).every(([name, value]) => value === other[name as keyof typeof other]);
}

interface RowProps extends Omit<SomeRowsProps, 'items'> {
  item: ResultItem;
  hasHeart: boolean;
  isForUser: boolean;
}

const Row = memo(function Row({ item, indexOf, hasHeart, isForUser, ...rest }: RowProps) {
  const { element } = useHost();
  return (
    <li className={tw('reserve-160')}>
      <ResultRow
        {...rest}
        item={item}
        heart={hasHeart ? <LazyResultHeart item={item} /> : null}
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
    </li>
  );
});
