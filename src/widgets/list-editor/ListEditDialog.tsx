import { useState } from 'react';
import type { ListInfo } from '../../domain/lists/list';
import { useText } from '../../i18n/texts';
import { useElementContext } from '../../state/portal/element-context';
import { saveListEdit, useIsListPending } from '../../state/lists/mutations';
import { deleteListSoon } from '../../state/lists/list-deletion';
import { useListRows } from '../../state/lists/hooks';
import { Button } from '../../ui/button/Button';
import { TextField } from '../../ui/field/TextField';
import { Trash2 } from '../../ui/icons/editing';
import { tw } from '../../ui/style/tw';
import { ConfirmDialog } from '../confirm/ConfirmDialog';
import { FormDialog } from '../form-dialog/FormDialog';
import { Failed } from '../failed/Failed';
import { EditRows } from './EditRows';
import { useListDraft } from './use-list-draft';

interface ListEditDialogProps {
  list: ListInfo;
  onClose: () => void;
  /** Called when the person has confirmed the deletion of the list. */
  onDeleted: () => void;
}

/**
 * Edits one of the person's own lists: name, description, order and items. It can also delete the list.
 * @see R-LISTS-008 R-LISTS-019..024
 */
export function ListEditDialog({ list, onClose, onDeleted }: ListEditDialogProps) {
  const { t } = useText();
  const context = useElementContext();
  const isPending = useIsListPending(list.id);
  const [isConfirmingDelete, setIsConfirmingDelete] = useState(false);
  const { data: rows, error, refetch } = useListRows(list.id);
  const draft = useListDraft(list, rows);
  const close = () => {
    draft.forget();
    onClose();
  };
  const save = async () => {
    if (await saveListEdit(context, draft.edit)) close();
  };
  return (
    <FormDialog
      isWide
      title={t('LIST_EDIT_TITLE')}
      submitLabel={t('SAVE')}
      isChanged={draft.isChanged}
      maySubmit={draft.maySave}
      isPending={isPending}
      onSubmit={() => void save()}
      onDiscard={close}
      extraAction={
        <div className={tw('me-auto phone:w-full')}>
          <Button variant="danger" disabled={isPending} onClick={() => setIsConfirmingDelete(true)}>
            <Trash2 size={20} aria-hidden />
            {t('LIST_DELETE')}
          </Button>
        </div>
      }
      below={
        <>
          {rows || error ? null : <p className={tw('py-4')}>{t('LOADING')}</p>}
          {!rows && error ? <Failed onRetry={refetch} /> : null}
          {draft.rows.length > 0 ? <EditRows draft={draft} /> : null}
          {isConfirmingDelete ? (
            <DeleteQuestion list={list} onDeleted={onDeleted} onCancel={() => setIsConfirmingDelete(false)} />
          ) : null}
        </>
      }
    >
      <TextField
        label={t('LIST_NAME')}
        value={draft.name}
        onChange={draft.setName}
        requiredText={t('LIST_NAME_REQUIRED')}
      />
      <TextField
        label={t('LIST_DESCRIPTION')}
        value={draft.description}
        onChange={draft.setDescription}
        isMultiline
      />
    </FormDialog>
  );
}

type DeleteQuestionProps = Pick<ListEditDialogProps, 'list' | 'onDeleted'> & { onCancel: () => void };

/**
 * Requests confirmation before a list is deleted. Cancel returns to the edit dialog.
 * @see R-LISTS-009 R-LISTS-010 A-103
 */
function DeleteQuestion({ list, onDeleted, onCancel }: DeleteQuestionProps) {
  const { t } = useText();
  const context = useElementContext();
  const remove = () => {
    deleteListSoon(context, list);
    onDeleted();
  };
  return (
    <ConfirmDialog
      isDanger
      title={t('LIST_DELETE_TITLE')}
      text={t('LIST_DELETE_TEXT', { name: list.name })}
      confirm={t('LIST_DELETE')}
      cancel={t('CANCEL')}
      onConfirm={remove}
      onCancel={onCancel}
    />
  );
}
