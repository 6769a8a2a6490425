import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { initialFocus } from '../../ui/dialog/initial-focus';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** Marks an answer that cannot be taken back easily. */
  isDanger?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Requests confirmation before something is lost. The safe answer comes first and has the focus. */
export function ConfirmDialog({ title, text, confirm, cancel, ...answers }: ConfirmDialogProps) {
  const { isDanger = false, onConfirm, onCancel } = answers;
  const { t } = useText();
  return (
    <Dialog
      title={title}
      closeLabel={t('CLOSE')}
      onClose={onCancel}
      actions={
        <>
          <Button ref={initialFocus} variant="secondary" onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
