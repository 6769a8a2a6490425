import { useState, type SyntheticEvent } from 'react';
import { useText } from '../../i18n/text';
import { sendFeedback } from '../../state/feedback';
import { useHost } from '../../state/host';
import { Button } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { TextField } from '../../ui/field/TextField';
import { tw } from '../../ui/style/tw';

/** Words for the portal's people, and whether they may answer (R-OTHER-006, R-VALID-013..015, A-154). */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const { element, settings } = useHost();
  const [text, setText] = useState('');
  const [mayContact, setMayContact] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const maySend = text.trim() !== '' && !isPending;
  const send = async () => {
    setIsPending(true);
    const isSent = await sendFeedback(element, settings, { text: text.trim(), mayContact });
    setIsPending(false);
    if (isSent) onClose();
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
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" disabled={isPending} onClick={onClose}>
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
          onChange={setText}
          requiredText={t('FEEDBACK_TEXT_REQUIRED')}
          isMultiline
        />
        <ContactChoice mayContact={mayContact} onChange={setMayContact} />
      </form>
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
