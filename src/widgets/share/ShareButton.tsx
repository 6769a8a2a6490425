import { Suspense, useState, type ReactNode } from 'react';
import { shareByDevice, type Shared } from '../../browser/share';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { Share2 } from '../../ui/icons/sharing';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const ShareDialog = lazyComponent(async () => (await import('./ShareDialog')).ShareDialog);

interface ShareButtonProps {
  shared: Shared;
  /** What a person will see who opens the address. */
  preview?: ReactNode;
}

/**
 * Shares an address: with the share function of the device if there is one, else in a dialog.
 * @see R-OTHER-057 A-153
 */
export function ShareButton({ shared, preview }: ShareButtonProps) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const share = async () => {
    if (!(await shareByDevice(shared))) setIsOpen(true);
  };
  const preload = () => void ShareDialog.preload();
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void share()}
      >
        <Share2 size={20} aria-hidden />
        {t('SHARE')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareDialog shared={shared} preview={preview} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
