import { useState } from 'react';
import type { HomeBlock } from '../../domain/home/home-block';
import {
  shownElements,
  withHidden,
  withShownAt,
  type ArrangedElement,
} from '../../domain/custom-elements/saved-order';
import { movedRow } from '../../domain/lists/list-edit';
import { useText } from '../../i18n/texts';
import { arrange } from '../../state/custom-elements/mutations';
import { usePortal } from '../../state/portal/portal-context';
import { dismissText, notify } from '../../state/notifications/notifications';

/** The actions on the elements of a list, and the message for a live region. @see R-ORDER-002..004 O-3 O-15 */
export interface Arranging {
  shown: readonly ArrangedElement[];
  hidden: readonly ArrangedElement[];
  /** Moves a shown element to another index among the shown ones, and announces its new position. */
  move: (id: string, to: number) => void;
  /** Moves a shown element after a drag, which makes its own announcement. */
  drop: (from: number, to: number) => void;
  setHidden: (id: string, isHidden: boolean) => void;
  /** Hides an element. No control on the page can show it again, so a notification offers Undo. */
  hide: (id: string) => void;
  /** The last announcement, for a live region. */
  message: string;
}

export function useArranging(list: HomeBlock, all: readonly ArrangedElement[]): Arranging {
  const { t } = useText();
  const portal = usePortal();
  const [message, say] = useState('');
  const shown = shownElements(all);
  const hidden = all.filter(({ isHidden }) => isHidden);
  const elements = all.map(({ element }) => element);
  const nameOf = (id: string) => all.find(({ element }) => element.id === id)?.element.name ?? '';
  const drop = (from: number, to: number): boolean => {
    const moved = movedRow(shown, from, to);
    if (moved === shown) return false;
    void arrange(portal, { list, elements, change: () => [...moved, ...hidden] });
    return true;
  };
  return {
    shown,
    hidden,
    message,
    drop,
    move: (id, to) => {
      const from = shown.findIndex(({ element }) => element.id === id);
      const values = { name: nameOf(id), position: to + 1, total: shown.length };
      if (drop(from, to)) say(t('ARRANGE_MOVED', values));
    },
    hide: (id) => {
      const index = shown.findIndex(({ element }) => element.id === id);
      const values = { name: nameOf(id) };
      const undo = () =>
        void arrange(portal, { list, elements, change: (now) => withShownAt(now, id, index) });
      notify(portal, { text: 'ARRANGE_HIDDEN', values, action: { label: 'UNDO', run: undo } });
      const saving = arrange(portal, { list, elements, change: (now) => withHidden(now, id, true) });
      // An element that could not be hidden is visible again, so there is nothing to undo.
      void saving.then((isSaved) => isSaved || dismissText(portal, 'ARRANGE_HIDDEN', values));
    },
    setHidden: (id, isHidden) => {
      void arrange(portal, { list, elements, change: (now) => withHidden(now, id, isHidden) });
      const index = shown.length + 1;
      const name = nameOf(id);
      say(
        isHidden
          ? t('ARRANGE_HIDDEN', { name })
          : t('ARRANGE_SHOWN', { name, position: index, total: index }),
      );
    },
  };
}
