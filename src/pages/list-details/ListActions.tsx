import { Fragment, Suspense, useRef, useState, type ReactNode } from 'react';
import { textColourOf } from '../../browser/text-colour';
import { listActions, type ListAction, type ListInfo } from '../../domain/lists/list';
import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { copyList } from '../../state/lists/list-copy';
import type { ListRow } from '../../state/lists/list-rows';
import { absoluteHref, follow, hrefOf } from '../../state/navigation/navigation';
import { Button } from '../../ui/button/Button';
import { Pencil } from '../../ui/icons/editing';
import { Copy } from '../../ui/icons/sharing';
import { tw } from '../../ui/style/tw';
import { FollowButton } from '../../widgets/list-parts/FollowButton';
import { ShareButton } from '../../widgets/share/ShareButton';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const SharePreview = lazyComponent(async () => (await import('./SharePreview')).SharePreview);

interface ListActionsProps {
  list: ListInfo;
  /** Empty until the rows are loaded. */
  rows: readonly ListRow[];
}

/**
 * Renders the actions that the user has for the list: edit for an own list, follow and copy for another list, share for
 * any.
 * @see R-FAV-012..015
 */
export function ListActions({ list, rows }: ListActionsProps) {
  const context = useElementContext();
  const href = hrefOf(context, { name: 'listDetails', listId: list.id });
  const shared = { title: list.name, url: absoluteHref(context, href) };
  const buttons: Record<ListAction, ReactNode> = {
    edit: <EditButton list={list} />,
    follow: <FollowButton list={list} />,
    copy: <CopyButton list={list} rows={rows} />,
    share: <ShareButton shared={shared} preview={<SharePreview list={list} rows={rows} />} />,
  };
  return (
    <div className={tw('flex flex-wrap gap-3')}>
      {listActions(list).map((action) => (
        <Fragment key={action}>{buttons[action]}</Fragment>
      ))}
    </div>
  );
}

/** Creates a list of the user from the list of another user. @see R-ROLE-020 */
function CopyButton({ list, rows }: ListActionsProps) {
  const { t } = useText();
  const context = useElementContext();
  const [isPending, setIsPending] = useState(false);
  const colour = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    if (isPending) return;
    setIsPending(true);
    await copyList(context, {
      list,
      rows,
      name: t('LIST_COPY_NAME', { name: list.name }),
      primary: colour.current ? textColourOf(colour.current) : '',
      onOpen: (listId) => follow(context, { name: 'listDetails', listId }),
    });
    setIsPending(false);
  };
  return (
    <Button variant="secondary" aria-disabled={isPending} onClick={() => void copy()}>
      {/* Reads the primary colour of the light theme, so that the list's colour does not depend on dark mode. */}
      <span ref={colour} hidden className={tw('text-primary')} style={{ colorScheme: 'light' }} />
      <Copy size={20} aria-hidden />
      {t(isPending ? 'SAVING' : 'LIST_COPY')}
    </Button>
  );
}

const ListEditDialog = lazyComponent(
  async () => (await import('../../widgets/list-editor/ListEditDialog')).ListEditDialog,
);

function EditButton({ list }: { list: ListInfo }) {
  const { t } = useText();
  const context = useElementContext();
  const [isOpen, setIsOpen] = useState(false);
  const preload = () => void ListEditDialog.preload();
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        <Pencil size={20} aria-hidden />
        {t('EDIT')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ListEditDialog
            list={list}
            onClose={() => setIsOpen(false)}
            onDeleted={() => follow(context, { name: 'lists', listType: 'owned' })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
