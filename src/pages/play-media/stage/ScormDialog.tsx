import { useText } from '../../../i18n/texts';
import type { PackageState } from '../../../state/media/scorm';
import { Button, buttonClass } from '../../../ui/button/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { LoaderCircle } from '../../../ui/icons/playback';
import { tw } from '../../../ui/style/tw';

interface ScormDialogProps {
  title: string;
  shown: PackageState;
  onClose: () => void;
  onRetry: () => void;
}

/** Renders the dialog while a package opens: the progress, or why it cannot open. @see R-MEDIA-022..024 */
export function ScormDialog({ title, shown, onClose, onRetry }: ScormDialogProps) {
  const { t } = useText();
  return (
    <Dialog title={title} closeLabel={t('CLOSE')} onClose={onClose}>
      <div className={tw('flex flex-col items-center gap-4 pt-2 pb-8 text-center')}>
        {shown.state === 'opening' ? (
          <>
            <LoaderCircle size={36} aria-hidden className={tw('motion-ok:animate-spin text-primary')} />
            <p role="status">{t('SCORM_DIALOG_OPENING')}</p>
          </>
        ) : null}
        {shown.state === 'unavailable' ? <Unavailable reason={shown.reason} onRetry={onRetry} /> : null}
        {shown.state === 'blocked' ? (
          <>
            <p role="alert">{t('SCORM_DIALOG_BLOCKED')}</p>
            <a
              href={shown.address}
              target="_blank"
              rel="noreferrer"
              className={buttonClass()}
              onClick={onClose}
            >
              {t('MEDIA_OPEN')}
            </a>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

type UnavailableProps = Pick<Extract<PackageState, { state: 'unavailable' }>, 'reason'> &
  Pick<ScormDialogProps, 'onRetry'>;

/**
 * Reports that access is denied, that the package is gone, or that opening failed. Only a failure offers a retry.
 * @see O-28
 */
function Unavailable({ reason, onRetry }: UnavailableProps) {
  const { t } = useText();
  if (reason !== 'failed')
    return <p role="alert">{t(reason === 'gone' ? 'MEDIA_GONE' : 'SCORM_DIALOG_NO_ACCESS')}</p>;
  return (
    <>
      <p role="alert">{t('SCORM_DIALOG_FAILED')}</p>
      <Button onClick={onRetry}>{t('ERROR_LIST_BUTTON')}</Button>
    </>
  );
}
