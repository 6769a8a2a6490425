import { useId, useRef } from 'react';
import { copyText, type Shared } from '../../browser/share';
import { sharePreviewItems } from '../../domain/measures';
import { defaultPictureNumber } from '../../domain/media/default-picture';
import { useText } from '../../i18n/texts';
import { usePortal } from '../../state/portal/portal-context';
import { notify } from '../../state/notifications/notifications';
import { useImageSource } from '../../state/catalog/image-source';
import { Button, buttonClass } from '../../ui/button/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Copy, Mail } from '../../ui/icons/sharing';
import { Picture } from '../../ui/picture/Picture';
import { tw } from '../../ui/style/tw';

export interface SharedPicture {
  id: string;
  image: string | undefined;
}

interface ShareDialogProps {
  shared: Shared;
  pictures: readonly SharedPicture[];
  onClose: () => void;
}

/** Copies the address of a page, or writes an email that contains it. @see R-OTHER-054..056 A-153 */
export function ShareDialog({ shared, pictures, onClose }: ShareDialogProps) {
  const { t } = useText();
  const portal = usePortal();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { title, url } = shared;
  const copy = async () => {
    if (await copyText(url)) return notify(portal, { text: 'SHARE_COPIED' });
    // If copying is forbidden, the person can copy the selected text by hand.
    field.current?.select();
  };
  return (
    <Dialog title={t('SHARE_TITLE', { name: title })} closeLabel={t('CLOSE')} onClose={onClose}>
      <div className={tw('flex flex-col gap-4 pb-6')}>
        <Preview pictures={pictures} />
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

/** The first items as small images. @see R-OTHER-058 R-CONST-027 */
function Preview({ pictures }: { pictures: readonly SharedPicture[] }) {
  const imageSource = useImageSource();
  if (pictures.length === 0) return null;
  return (
    <div data-preview aria-hidden className={tw('flex flex-wrap gap-2')}>
      {pictures.slice(0, sharePreviewItems).map(({ id, image }, index) => (
        <div key={index} className={tw('w-12 aspect-square rounded-control overflow-hidden')}>
          <Picture src={imageSource(image)} seed={defaultPictureNumber(id)} width={48} height={48} />
        </div>
      ))}
    </div>
  );
}
