import { useState } from 'react';
import {
  withFavouriteToggled,
  withListSelected,
  type Selection,
} from '../../domain/favourites/staged-selection';
import { useText } from '../../i18n/texts';
import { useSavedSelection } from '../../state/favourites/saved-selection';
import { useIsPending } from '../../state/favourites/hooks';
import { saveSelection } from '../../state/favourites/mutations';
import type { FavouriteItem } from '../../domain/favourites/favourite';
import { useElementContext } from '../../state/portal/element-context';
import { Button } from '../../ui/button/Button';
import { Popover, type Anchor } from '../../ui/popover/Popover';
import { tw } from '../../ui/style/tw';
import { CheckRow } from '../../ui/field/CheckRow';
import { ListChoices } from './ListChoices';
import { NewListDialog } from './NewListDialog';
import { PopupNotice } from './PopupNotice';

export { prefetchOwnLists } from '../../state/lists/queries';

interface FavouritesPopupProps {
  item: FavouriteItem;
  anchor: Anchor;
  onClose: () => void;
}

/**
 * My favourites and the person's own lists for one item. All changes are staged until OK.
 * @see R-FAVPOP-001..016 A-096
 */
export function FavouritesPopup({ item, anchor, onClose }: FavouritesPopupProps) {
  const { t } = useText();
  const isPending = useIsPending(item);
  const [opener, setOpener] = useState<HTMLElement>();
  const { data: saved, error, refetch } = useSavedSelection(item);
  return (
    <Popover
      label={t('FAVOURITE_POPUP', { name: item.originalName })}
      anchor={anchor}
      onClose={onClose}
      isLocked={isPending || opener !== undefined}
    >
      {saved || error ? null : <PopupNotice text={t('LOADING')} />}
      {!saved && error ? <PopupNotice text={t('ERROR_LIST_TITLE')} onRetry={refetch} /> : null}
      {saved ? (
        <Choices item={item} saved={saved} opener={opener} onOpener={setOpener} onClose={onClose} />
      ) : null}
    </Popover>
  );
}

interface ChoicesProps {
  item: FavouriteItem;
  saved: Selection;
  /** The element that opened the dialog for a new list; undefined while the dialog is closed. */
  opener: HTMLElement | undefined;
  onOpener: (opener: HTMLElement | undefined) => void;
  onClose: () => void;
}

function Choices({ item, saved, opener, onOpener, onClose }: ChoicesProps) {
  const { t } = useText();
  const context = useElementContext();
  const isPending = useIsPending(item);
  const [ticked, setTicked] = useState<Selection>();
  const [newestId, setNewestId] = useState<string>();
  const staged = ticked ?? saved;
  const save = async () => {
    if (isPending) return;
    if (await saveSelection(context, item, staged)) onClose();
  };
  const addCreated = (id: string) => {
    setTicked((now) => withListSelected(now ?? saved, id, true));
    setNewestId(id);
    onOpener(undefined);
  };
  return (
    <div aria-busy={isPending} className={tw('flex flex-col gap-1 p-3 grows-when-saved')}>
      <fieldset disabled={isPending} className={tw('flex flex-col gap-1')}>
        <CheckRow
          label={t('FAVOURITE_MINE')}
          isOn={staged.isFavourite}
          onToggle={() => setTicked(withFavouriteToggled(staged))}
        />
        <ListChoices
          selected={staged.lists}
          newestId={newestId}
          onToggle={(id, on) => setTicked(withListSelected(staged, id, on))}
        />
        <div>
          <Button variant="quiet" aria-haspopup="dialog" onClick={(event) => onOpener(event.currentTarget)}>
            {t('FAVOURITE_NEW_LIST')}
          </Button>
        </div>
      </fieldset>
      <div className={tw('flex justify-end pt-2 border-t border-border')}>
        <Button aria-disabled={isPending} onClick={() => void save()}>
          {t(isPending ? 'SAVING' : 'OK')}
        </Button>
      </div>
      {opener ? (
        <NewListDialog opener={opener} onCreated={addCreated} onClose={() => onOpener(undefined)} />
      ) : null}
    </div>
  );
}
