import { useState } from 'react';
import { dragStart } from '../../domain/gestures';
import { useText } from '../../i18n/texts';
import type { ListRow } from '../../state/lists/list-rows';
import { Button } from '../../ui/button/Button';
import { LiveRegion } from '../../ui/live/LiveRegion';
import { Sortable, SortableItem } from '../../ui/sortable/Sortable';
import { tw } from '../../ui/style/tw';
import { dragWords } from '../reorder/drag-words';
import { useControlFocus } from '../reorder/use-control-focus';
import { useRowName } from '../list-rows/use-row-name';
import { EditRow } from './EditRow';
import type { ListDraft } from './use-list-draft';

/** The items as small rows that a person can drag, move by buttons and keys, and remove. @see R-LISTS-021..024 O-3 */
export function EditRows({ draft }: { draft: ListDraft }) {
  const { t } = useText();
  const [message, say] = useState('');
  const { rows, shown } = draft;
  const nameOf = useRowName();
  const names = rows.map((row) => ({ id: row.item.id, name: nameOf(row) }));
  const ids = shown.map(({ item }) => item.id);
  const { ref, focusAfterUpdate } = useControlFocus(ids.join(' '));
  const lastIndex = rows.length - 1;
  const move = (row: ListRow, to: number, control: string) => {
    const { item } = row;
    const from = ids.indexOf(item.id);
    if (to === from) return;
    focusAfterUpdate(control, `${to === 0 ? 'later' : 'earlier'} ${item.id}`);
    draft.move(from, to);
    say(t('ARRANGE_MOVED', { name: nameOf(row), position: to + 1, total: rows.length }));
  };
  const remove = (row: ListRow, at: number) => {
    focusAfterUpdate(
      ...[ids[at + 1], ids[at - 1]].flatMap((id) => (id === undefined ? [] : [`remove ${id}`])),
    );
    draft.remove(row.item.id);
    say(t('LIST_ITEM_REMOVED', { name: nameOf(row) }));
  };
  return (
    <div ref={ref}>
      <LiveRegion message={message} />
      <p className={tw('text-14 text-muted py-2')}>{t('LIST_EDIT_HINT')}</p>
      <Sortable
        ids={ids}
        layout="column"
        start={dragStart}
        words={dragWords(t, names)}
        onMove={(from, to) => {
          focusAfterUpdate(`handle ${ids[from]}`);
          draft.move(from, to);
        }}
      >
        <ul aria-label={t('LIST_EDIT_ITEMS')}>
          {shown.map((row, at) => (
            <SortableItem
              key={row.item.id}
              id={row.item.id}
              render={(parts) => (
                <EditRow
                  row={row}
                  index={at}
                  lastIndex={lastIndex}
                  parts={parts}
                  onMove={(to, control) => move(row, to, control)}
                  onRemove={() => remove(row, at)}
                />
              )}
            />
          ))}
        </ul>
      </Sortable>
      {shown.length < rows.length ? <More draft={draft} /> : null}
    </div>
  );
}

function More({ draft: { rows, shown, showMore } }: { draft: ListDraft }) {
  const { t } = useText();
  return (
    <div className={tw('flex flex-wrap items-center justify-between gap-2 py-2')}>
      <p className={tw('text-14 text-muted')}>
        {t('LIST_EDIT_SHOWN', { shown: shown.length, total: rows.length })}
      </p>
      <Button variant="secondary" onClick={showMore}>
        {t('LIST_EDIT_MORE')}
      </Button>
    </div>
  );
}
