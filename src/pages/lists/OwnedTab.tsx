import { Suspense, useState } from 'react';
import { useText } from '../../i18n/texts';
import { useLists } from '../../state/lists/hooks';
import { Button } from '../../ui/button/Button';
import { Plus } from '../../ui/icons/editing';
import { tw } from '../../ui/style/tw';
import { DelayedSkeleton } from '../../widgets/list-parts/DelayedSkeleton';
import { ListsEmpty } from '../../widgets/list-parts/ListsEmpty';
import { Failed } from '../../widgets/failed/Failed';
import { ListCards } from './ListCards';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const NewListDialog = lazyComponent(
  async () => (await import('../../widgets/favourites-popup/NewListDialog')).NewListDialog,
);

/** Renders the user's own lists, and a button that creates another list. @see R-LISTS-002 R-LISTS-007 R-ERROR-040 */
export function OwnedTab() {
  const { t } = useText();
  const [opener, setOpener] = useState<HTMLElement>();
  const close = () => setOpener(undefined);
  const preload = () => void NewListDialog.preload();
  return (
    <div className={tw('flex flex-col gap-4')}>
      <div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={(event) => setOpener(event.currentTarget)}
        >
          <Plus size={20} aria-hidden />
          {t('NEW_LIST_TITLE')}
        </Button>
      </div>
      <OwnLists />
      {opener ? (
        <Suspense fallback={null}>
          <NewListDialog opener={opener} onCreated={close} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

function OwnLists() {
  const { data: lists, error, refetch } = useLists('owned');
  if (!lists) return error ? <Failed onRetry={refetch} /> : <DelayedSkeleton />;
  if (lists.length === 0) return <ListsEmpty text="EMPTY_LISTS_OWNED" />;
  return <ListCards lists={lists} />;
}
