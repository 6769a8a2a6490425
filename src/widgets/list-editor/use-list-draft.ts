import { useState } from 'react';
import { editListStep } from '../../domain/dimensions';
import type { ListInfo } from '../../domain/lists/list';
import { isNameFilled } from '../../domain/lists/list-name';
import { movedRow } from '../../domain/lists/list-edit';
import { useDraft } from '../../state/session/draft';
import type { ListEdit } from '../../state/lists/mutations';
import type { ListRow } from '../../state/lists/list-rows';

type Rows = readonly ListRow[];

/**
 * Returns a copy of a list for editing. The list itself stays unchanged until the copy is saved. `saved` has the rows
 * once they are loaded.
 * @see R-FAV-016
 */
export function useListDraft(list: ListInfo, saved: Rows | undefined) {
  const written = useDraft(`list ${list.id}`, { name: list.name, description: list.description });
  const { name, description } = written.draft;
  const [{ original, rows }, setRows] = useState<{ original?: Rows; rows: Rows }>({ rows: [] });
  const [shownCount, setShownCount] = useState(editListStep);
  if (original === undefined && saved) setRows({ original: saved, rows: saved });
  const change = (next: Rows) => setRows((now) => ({ ...now, rows: next }));
  const isIn = (row: ListRow) => rows.some(({ item }) => item.id === row.item.id);
  const isSameOrder = original === undefined || original.every((row, at) => row === rows[at]);
  const edit: ListEdit = {
    id: list.id,
    name,
    description,
    items: rows.map(({ item }) => item),
    removed: (original ?? []).filter((row) => !isIn(row)).map(({ item }) => item),
  };
  return {
    name,
    setName: (words: string) => written.change({ name: words }),
    description,
    setDescription: (words: string) => written.change({ description: words }),
    forget: written.forget,
    rows,
    shown: rows.slice(0, shownCount),
    showMore: () => setShownCount(shownCount + editListStep),
    remove: (id: string) => change(rows.filter(({ item }) => item.id !== id)),
    /** Moves a row. If it moves beyond the visible rows of a long list, all rows become visible. @see R-LISTS-021 */
    move: (from: number, to: number) => {
      change(movedRow(rows, from, to));
      if (to >= shownCount) setShownCount(rows.length);
    },
    isChanged: name !== list.name || description !== list.description || !isSameOrder,
    maySave: isNameFilled(name),
    edit,
  };
}

export type ListDraft = ReturnType<typeof useListDraft>;
