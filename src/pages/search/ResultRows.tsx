import { useAtomValue } from 'jotai';
import { memo, Suspense } from 'react';
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
export function ResultRows({ items, indexOf, phrase, isCompact, below = 1 }: ResultRowsProps) {
  const viewer = useAtomValue(sessionAtom);
  return (
    <ul className={tw('flex flex-col gap-3')}>
      {items.map((item) => (
        <Row
          key={`${item.type}:${item.id}`}
          item={item}
          index={indexOf(item)}
          phrase={phrase}
          isCompact={isCompact}
          below={below}
          hasHeart={mayFavourite(item, viewer)}
          isForUser={isUser(viewer)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  item: ResultItem;
  index: number;
  phrase: string;
  isCompact: boolean;
  below: number;
  hasHeart: boolean;
  isForUser: boolean;
}

/** Kept as it is while more rows come: a long list is not drawn again for twelve new ones. */
const Row = memo(function Row({ item, index, hasHeart, isForUser, ...rest }: RowProps) {
  const { element } = useHost();
  return (
    <li className={tw('reserve-160')}>
      <ResultRow
        {...rest}
        item={item}
        heart={hasHeart ? <LazyResultHeart item={item} /> : null}
        onOpen={() => element.emit('lp-analytics', openedEvent(item, { phrase: rest.phrase, index }))}
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
