import { useState } from 'react';
import { useText } from '../../i18n/texts';
import { useDraft } from '../../state/session/draft';
import { sendFeedback } from '../../state/notifications/feedback';
import { useElementContext } from '../../state/portal/element-context';
import { initialFocus } from '../../ui/dialog/initial-focus';
import { TextField } from '../../ui/field/TextField';
import { tw } from '../../ui/style/tw';
import { FormDialog } from '../form-dialog/FormDialog';

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
  const isFilled = text.trim() !== '';
  const close = () => {
    forget();
    onClose();
  };
  const send = async () => {
    setIsPending(true);
    const isSent = await sendFeedback(context, { text: text.trim(), mayContact });
    setIsPending(false);
    if (isSent) close();
  };
  return (
    <FormDialog
      title={t('FEEDBACK_TITLE')}
      submitLabel={t('FEEDBACK_SEND')}
      isChanged={isFilled}
      maySubmit={isFilled}
      isPending={isPending}
      onSubmit={() => void send()}
      onDiscard={close}
    >
      <TextField
        label={t('FEEDBACK_TEXT')}
        value={text}
        onChange={(words) => change({ text: words })}
        requiredText={t('FEEDBACK_TEXT_REQUIRED')}
        isMultiline
        fieldRef={initialFocus}
      />
      <ContactChoice mayContact={mayContact} onChange={(may) => change({ mayContact: may })} />
    </FormDialog>
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
