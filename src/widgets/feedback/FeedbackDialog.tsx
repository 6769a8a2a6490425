import { useState, type SyntheticEvent } from 'react';
import { useText } from '../../i18n/texts';
import { useDraft } from '../../state/session/draft';
import { sendFeedback } from '../../state/notifications/feedback';
import { useElementContext } from '../../state/portal/element-context';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { initialFocus } from '../../ui/dialog/initial-focus';
import { TextField } from '../../ui/field/TextField';
import { tw } from '../../ui/style/tw';
import { useDiscard } from '../confirm/use-discard';

/**
 * A form for feedback to the people behind the portal, and whether they may answer.
 * @see R-OTHER-006 R-VALID-013..015 A-154
 */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const context = useElementContext();
  const { draft, change, forget } = useDraft('feedback', { text: '', mayContact: false });
  const { text, mayContact } = draft;
  const [isPending, setIsPending] = useState(false);
  const { close, question } = useDiscard(text.trim() !== '', () => {
    forget();
    onClose();
  });
  const maySend = text.trim() !== '' && !isPending;
  const send = async () => {
    setIsPending(true);
    const isSent = await sendFeedback(context, { text: text.trim(), mayContact });
    setIsPending(false);
    if (!isSent) return;
    forget();
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (maySend) void send();
  };
  return (
    <Dialog
      title={t('FEEDBACK_TITLE')}
      closeLabel={t('CLOSE')}
      isPending={isPending}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={close}>
            {t('CANCEL')}
          </Button>
          <Button disabled={!maySend} onClick={() => void send()}>
            {t(isPending ? 'SAVING' : 'FEEDBACK_SEND')}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <TextField
          label={t('FEEDBACK_TEXT')}
          value={text}
          onChange={(words) => change({ text: words })}
          requiredText={t('FEEDBACK_TEXT_REQUIRED')}
          isMultiline
          fieldRef={initialFocus}
        />
        <ContactChoice mayContact={mayContact} onChange={(may) => change({ mayContact: may })} />
      </form>
      {question}
    </Dialog>
  );
}

function ContactChoice({ mayContact, onChange }: { mayContact: boolean; onChange: (may: boolean) => void }) {
  const { t } = useText();
  const choice = (may: boolean) => (
    <label className={tw('inline-flex items-center gap-2 min-h-bar cursor-pointer')}>
      <input
        type="radio"
        name="contact"
        className={tw('size-5 accent-primary')}
        checked={mayContact === may}
        onChange={() => onChange(may)}
      />
      {t(may ? 'YES' : 'NO')}
    </label>
  );
  return (
    <fieldset className={tw('py-2')}>
      <legend className={tw('font-semibold text-14 pb-1')}>{t('FEEDBACK_CONTACT')}</legend>
      <div className={tw('flex gap-6')}>
        {choice(true)}
        {choice(false)}
      </div>
    </fieldset>
  );
}
