import type { ReactNode, SyntheticEvent } from 'react';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { useDiscard } from '../confirm/use-discard';

interface FormDialogProps {
  title: string;
  /** The label of the primary button. */
  submitLabel: string;
  /** True while the form has input that Cancel would lose. */
  isChanged: boolean;
  /** True when the input is valid. */
  maySubmit: boolean;
  /** True while the input is saved. The dialog stays open, and its buttons are disabled. */
  isPending: boolean;
  onSubmit: () => void;
  /** Called when the person leaves without saving. They have confirmed that the input is lost. */
  onDiscard: () => void;
  isWide?: boolean;
  /** An action apart from Cancel and the primary button, such as deleting. */
  extraAction?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Content below the form that is not part of it. */
  below?: ReactNode;
}

/**
 * A dialog with a form. Enter submits it. Cancel, Escape, the close button and a press on the backdrop require
 * confirmation before they lose input.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isChanged, maySubmit, isPending, onSubmit, onDiscard } = props;
  const { t } = useText();
  const { close, question } = useDiscard(isChanged, onDiscard);
  const isReady = maySubmit && !isPending;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isReady) onSubmit();
  };
  return (
    <Dialog
      isWhole
      isWide={props.isWide === true}
      title={title}
      closeLabel={t('CLOSE')}
      isPending={isPending}
      onClose={close}
      actions={
        <>
          {props.extraAction}
          <Button variant="secondary" disabled={isPending} onClick={close}>
            {t('CANCEL')}
          </Button>
          <Button disabled={!isReady} onClick={onSubmit}>
            {isPending ? t('SAVING') : submitLabel}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        {props.children}
        {/* Enter in a field submits. With several fields, this requires a submit button. */}
        <input type="submit" hidden />
      </form>
      {props.below}
      {question}
    </Dialog>
  );
}
