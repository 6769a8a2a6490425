import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { initialFocus } from '../../ui/dialog/initial-focus';

interface ConfirmDialogProps {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Requests confirmation before something is lost. The safe answer comes first and has the focus. */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
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
          <Button onClick={onConfirm}>{confirm}</Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
