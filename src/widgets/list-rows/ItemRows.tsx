import { Suspense, type ReactNode } from 'react';
import { favouriteKey } from '../../domain/favourites/favourite';
import { mayFavouriteInList } from '../../domain/favourites/favourite-rules';
import { isOwner, isReadable, type Ownership } from '../../domain/lists/list';
import { removedItem, isRemovable, type ListRow } from '../../domain/lists/list-row';
import type { ResultItem } from '../../domain/search/result-item';
import { plainText } from '../../domain/text/plain-text';
import { isUser } from '../../domain/session/viewer';
import { listStatusLabel } from '../../domain/activities/status/list-status';
import { useText } from '../../i18n/texts';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { tw } from '../../ui/style/tw';
import { ItemFavouriteButton } from '../favourite-button/ItemFavouriteButton';
import { useControlFocus } from '../reorder/use-control-focus';
import { ResultRow } from '../result-row/ResultRow';
import { ExpandableText } from '../list-parts/ExpandableText';
import { FailedRowsNotice } from './FailedRowsNotice';
import { RemovableRow } from './RemovableRow';
import type { RemoveArchivedButtonProps } from './RemoveArchivedButton';
import { UnavailableRow } from './UnavailableRow';
import { useFocusRescue } from '../list-parts/use-focus-rescue';
import { useRowName } from './use-row-name';
import { useSession } from '../../state/session/hooks';

const RemoveArchivedButton = lazyComponent(
  async () => (await import('./RemoveArchivedButton')).RemoveArchivedButton,
);

interface ItemRowsProps {
  rows: readonly ListRow[];
  ownership: Ownership;
  /** Undefined for the favourites. */
  listId?: string;
  /** Keys of the items that were added since the person last opened the list. */
  newItems?: ReadonlySet<string>;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** Reloads the rows. */
  onRetry: () => void;
}

/** The items of a list in order. Its owner can remove them. @see R-LISTS-015 R-ROLE-017 R-FAV-018..020 */
export function ItemRows({ rows, ownership, listId, newItems, empty, onRetry }: ItemRowsProps) {
  const rescue = useFocusRescue<HTMLDivElement>();
  const ids = rows.map(({ item }) => item.id);
  const { ref, focusAfterUpdate } = useControlFocus(ids.join(' '));
  const of = { ownership, ...(listId === undefined ? {} : { listId }) };
  const focusNeighbour = (at: number) =>
    focusAfterUpdate(
      ...[ids[at + 1], ids[at - 1]].flatMap((id) => (id === undefined ? [] : [`remove ${id}`])),
    );
  return (
    <div ref={rescue} tabIndex={-1}>
      {rows.length === 0 ? empty : null}
      <FailedRowsNotice rows={rows} onRetry={onRetry} />
      <div ref={ref}>
        <ul className={tw('flex flex-col gap-3')}>
          {rows.map((row, at) => (
            <li key={row.item.id}>
              <ItemRow
                row={row}
                {...of}
                isNew={isReadable(row.item) && (newItems?.has(favouriteKey(row.item)) ?? false)}
                onRemove={() => focusNeighbour(at)}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type ItemRowProps = RemoveArchivedButtonProps & { isNew: boolean };

/** An entry offers no actions when too little is known about it. @see O-19 O-23 */
function ItemRow({ row, ...props }: Omit<ItemRowProps, 'row'> & { row: ListRow }) {
  return isRemovable(row) ? <RemovableItemRow row={row} {...props} /> : <UnavailableRow row={row} />;
}

/** An archived item offers only its removal. @see R-FAV-018..020 A-091 */
function RemovableItemRow({ row, isNew, onRemove, ...of }: ItemRowProps) {
  const viewer = useSession();
  const nameOf = useRowName();
  const { isArchived } = row;
  const details = row.state === 'found' ? row.details : removedItem(row.item, nameOf(row));
  const render = (removeButton?: ReactNode) => (
    <ResultRow
      item={details}
      phrase=""
      labelOfStatus={listStatusLabel}
      favouriteButton={
        mayFavouriteInList(of.ownership, details, viewer) ? (
          <ItemFavouriteButton {...details} name={details.title} />
        ) : null
      }
      beside={removeButton}
      mark={isNew ? <NewMark /> : null}
      {...(isArchived || !details.description ? {} : { description: <Description of={details} /> })}
      {...(isArchived && isUser(viewer)
        ? {
            action: (
              <Suspense fallback={null}>
                <RemoveArchivedButton row={row} onRemove={onRemove} {...of} />
              </Suspense>
            ),
          }
        : {})}
    />
  );
  if (!isOwner(of) || isArchived) return render();
  const { listId } = of;
  return (
    <RemovableRow
      row={row}
      onRemove={onRemove}
      render={render}
      {...(listId === undefined ? {} : { listId })}
    />
  );
}

/** A description that collapses when it is long. @see R-LISTS-006 */
function Description({ of: { language, description = '' } }: { of: ResultItem }) {
  return (
    <div lang={language} dir="auto">
      <ExpandableText text={plainText(description)} />
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
