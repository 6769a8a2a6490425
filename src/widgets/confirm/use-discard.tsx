import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/texts';
import { ConfirmDialog } from './ConfirmDialog';

/** Closes a dialog at once, or requests confirmation first when unsaved text would be lost. @see O-15 */
export function useDiscard(
  isChanged: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const { t } = useText();
  const [isConfirming, setIsConfirming] = useState(false);
  return {
    close: () => (isChanged ? setIsConfirming(true) : onClose()),
    question: isConfirming ? (
      <ConfirmDialog
        title={t('LIST_DISCARD_TITLE')}
        text={t('LIST_DISCARD_TEXT')}
        confirm={t('LIST_DISCARD')}
        cancel={t('LIST_KEEP_EDITING')}
        onConfirm={onClose}
        onCancel={() => setIsConfirming(false)}
      />
    ) : null,
  };
}
