import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { Button } from '../../ui/button/Button';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const InterestsDialog = lazyComponent(async () => (await import('./InterestsDialog')).InterestsDialog);

interface ChangeInterestsProps {
  label: TextKey;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Called when the dialog has closed, saved or not. */
  onClosed?: () => void;
}

/** A button that opens the interests dialog, for users only. @see R-HOME-034 R-ROLE-009 A-080 */
export function ChangeInterests({ label, variant = 'quiet', onClosed }: ChangeInterestsProps) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const preload = () => void InterestsDialog.preload();
  useFocusAfter(isOpen, button);
  const close = () => {
    setIsOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button
        ref={button}
        variant={variant}
        data-interests
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        {t(label)}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <InterestsDialog onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

/**
 * Restores the focus after the dialog. A new choice may remove the button that opened it, but the button beside the
 * block's name stays.
 */
function useFocusAfter(isOpen: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      const lasting = button.current?.closest('section')?.querySelector<HTMLElement>('[data-interests]');
      (lasting ?? button.current)?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
