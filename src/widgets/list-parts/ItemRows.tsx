import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { favouriteKey } from '../../domain/lists/favourite';
import { mayFavouriteInList } from '../../domain/lists/favourite-rules';
import { isOwner, type Ownership } from '../../domain/lists/list';
import { plainText } from '../../domain/text/plain-text';
import { isUser } from '../../domain/session/viewer';
import { useText } from '../../i18n/text';
import { useIsPending } from '../../state/favourite-changes';
import { useFavourite } from '../../state/favourites';
import { useHost } from '../../state/host';
import { letGo } from '../../state/list-changes';
import type { ListRow } from '../../state/list-rows';
import { sessionAtom } from '../../state/runtime';
import { Button } from '../../ui/button/Button';
import { tw } from '../../ui/style/tw';
import { ResultHeart } from '../favourite-button/ResultHeart';
import { useControlFocus } from '../reorder/use-control-focus';
import { ResultRow } from '../result-row/ResultRow';
import { ExpandableText } from './ExpandableText';
import { RemovableRow } from './RemovableRow';
import { useFocusRescue } from './use-focus-rescue';

interface ItemRowsProps {
  rows: readonly ListRow[];
  ownership: Ownership;
  /** Left out for the favourites. */
  listId?: string;
  /** Keys of items that came since the person last looked. */
  newItems?: ReadonlySet<string>;
  /** Stands where there are no rows. */
  empty: ReactNode;
}

/** The items of a list in order; its owner can take them out (R-LISTS-015, R-ROLE-017, R-FAV-018..020). */
export function ItemRows({ rows, ownership, listId, newItems, empty }: ItemRowsProps) {
  const rescue = useFocusRescue<HTMLDivElement>();
  const ids = rows.map(({ item }) => item.id);
  const { place, keep } = useControlFocus(ids.join(' '));
  const of = { ownership, ...(listId === undefined ? {} : { listId }) };
  const stayNear = (at: number) =>
    keep(...[ids[at + 1], ids[at - 1]].flatMap((id) => (id === undefined ? [] : [`remove ${id}`])));
  return (
    <div ref={rescue} tabIndex={-1}>
      {rows.length === 0 ? empty : null}
      <div ref={place}>
        <ul className={tw('flex flex-col gap-3')}>
          {rows.map((row, at) => (
            <li key={row.item.id}>
              <ItemRow
                row={row}
                {...of}
                isNew={newItems?.has(favouriteKey(row.item)) ?? false}
                onRemove={() => stayNear(at)}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type LetGoProps = Pick<ItemRowsProps, 'ownership' | 'listId'> & { row: ListRow };
type ItemRowProps = LetGoProps & { isNew: boolean; onRemove: () => void };

/** An archived item only offers to be let go (R-FAV-018..020, A-091). */
function ItemRow({ row, isNew, onRemove, ...of }: ItemRowProps) {
  const viewer = useAtomValue(sessionAtom);
  const { details, isArchived } = row;
  const draw = (removeButton?: ReactNode) => (
    <ResultRow
      item={details}
      phrase=""
      heart={mayFavouriteInList(of.ownership, details, viewer) ? <ResultHeart item={details} /> : null}
      beside={removeButton}
      mark={isNew ? <NewMark /> : null}
      {...(isArchived || !details.description ? {} : { description: <Description row={row} /> })}
      {...(isArchived && isUser(viewer) ? { action: <LetGo row={row} {...of} /> } : {})}
    />
  );
  if (!isOwner(of) || isArchived) return draw();
  const { listId } = of;
  return (
    <RemovableRow row={row} onRemove={onRemove} draw={draw} {...(listId === undefined ? {} : { listId })} />
  );
}

/** A long one folds (R-LISTS-006). */
function Description({ row: { details } }: { row: ListRow }) {
  return (
    <div lang={details.language} dir="auto">
      <ExpandableText text={plainText(details.description ?? '')} />
    </div>
  );
}

function NewMark() {
  const { t } = useText();
  return (
    <p>
      <span className={tw('px-2 rounded-full bg-primary text-on-primary text-13 font-semibold')}>
        {t('LIST_NEW')}
      </span>
    </p>
  );
}

/** Somebody else's list keeps its items; there only one's own favourite can be let go. */
function LetGo({ row, ownership, listId }: LetGoProps) {
  const { t } = useText();
  const { element } = useHost();
  const isPending = useIsPending(row.item);
  const favourite = useFavourite(row.item);
  const isOwned = isOwner({ ownership });
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
