import { useId, useRef, type ReactNode } from 'react';
import type { Shared } from '../../browser/share';
import { useText } from '../../i18n/texts';
import { usePortal } from '../../state/portal/portal-context';
import { copyLink } from '../../state/notifications/copy-link';
import { Button, buttonClass } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Copy, Mail } from '../../ui/icons/sharing';
import { tw } from '../../ui/style/tw';

interface ShareDialogProps {
  shared: Shared;
  preview: ReactNode;
  onClose: () => void;
}

/** Copies the address of a page, or writes an email that contains it. @see R-OTHER-054..056 A-153 */
export function ShareDialog({ shared, preview, onClose }: ShareDialogProps) {
  const { t } = useText();
  const portal = usePortal();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { title, url } = shared;
  const copy = async () => {
    // If copying is forbidden, the person can copy the selected text by hand.
    if (!(await copyLink(portal, url))) field.current?.select();
  };
  return (
    <Dialog title={t('SHARE_TITLE', { name: title })} closeLabel={t('CLOSE')} onClose={onClose}>
      <div className={tw('flex flex-col gap-4 pb-6')}>
        {preview}
        <div>
          <label htmlFor={id} className={tw('block font-semibold text-14 pb-1')}>
            {t('SHARE_LINK')}
          </label>
          <input
            ref={field}
            id={id}
            readOnly
            dir="ltr"
            value={url}
            className={tw('w-full px-3 py-2 rounded-control border border-control bg-surface text-text')}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <div className={tw('flex flex-wrap gap-3')}>
          <Button onClick={() => void copy()}>
            <Copy size={20} aria-hidden />
            {t('SHARE_COPY')}
          </Button>
          <a
            className={buttonClass('secondary')}
            href={mailAddress(title, t('SHARE_MAIL_BODY', { name: title, link: url }))}
          >
            <Mail size={20} aria-hidden />
            {t('SHARE_MAIL')}
          </a>
        </div>
      </div>
    </Dialog>
  );
}

const mailAddress = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
