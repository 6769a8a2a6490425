import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { mayFavouriteInList } from '../../domain/lists/favourite-rules';
import type { Ownership } from '../../domain/lists/list';
import { isUser } from '../../domain/session/viewer';
import { useText } from '../../i18n/text';
import { useIsPending } from '../../state/favourite-changes';
import { useFavourite } from '../../state/favourites';
import { useHost } from '../../state/host';
import type { ListRow } from '../../state/list-rows';
import { letGo } from '../../state/list-changes';
import { sessionAtom } from '../../state/runtime';
import { Button } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';
import { ResultHeart } from '../favourite-button/ResultHeart';
import { ResultRow } from '../result-row/ResultRow';
import { useFocusRescue } from './use-focus-rescue';

interface ItemRowsProps {
  rows: readonly ListRow[];
  ownership: Ownership;
  /** Left out for the favourites. */
  listId?: string;
  /** Stands where there are no rows. */
  empty: ReactNode;
}

/** The items of a list in order; an archived one only offers to be let go (R-LISTS-015, R-FAV-018..020). */
export function ItemRows({ rows, ownership, listId, empty }: ItemRowsProps) {
  const viewer = useAtomValue(sessionAtom);
  const place = useFocusRescue<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1}>
      {rows.length === 0 ? empty : null}
      <ul className={tw('flex flex-col gap-3')}>
        {rows.map((row) => (
          <li key={row.item.id}>
            <ResultRow
              item={row.details}
              phrase=""
              heart={
                mayFavouriteInList(ownership, row.details, viewer) ? <ResultHeart item={row.details} /> : null
              }
              {...(row.isArchived && isUser(viewer)
                ? {
                    action: (
                      <LetGo row={row} ownership={ownership} {...(listId === undefined ? {} : { listId })} />
                    ),
                  }
                : {})}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type LetGoProps = Omit<ItemRowsProps, 'rows' | 'empty'> & { row: ListRow };

/** Somebody else's list keeps its items; there only one's own favourite can be let go. */
function LetGo({ row, ownership, listId }: LetGoProps) {
  const { t } = useText();
  const { element } = useHost();
  const isPending = useIsPending(row.item);
  const favourite = useFavourite(row.item);
  const isOwned = ownership === 'Owned';
  if (!isOwned && !favourite?.isFavourite) return null;
  return (
    <Button
      look="secondary"
      aria-disabled={isPending}
      aria-label={`${t('ACTION_UNLIKE')}: ${row.details.title}`}
      onClick={() => void letGo(element, row, isOwned ? listId : undefined)}
    >
      {t('ACTION_UNLIKE')}
    </Button>
  );
}
