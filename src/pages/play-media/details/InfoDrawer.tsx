import type { ReactNode } from 'react';
import { useText } from '../../../i18n/texts';
import { Dialog } from '../../../ui/dialog/Dialog';
import { tw } from '../../../ui/style/tw';

interface InfoDrawerProps {
  actions: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Renders the drawer of a phone: description, share and add to list. @see R-MEDIA-026 R-MEDIA-027 A-118 */
export function InfoDrawer({ actions, onClose, children }: InfoDrawerProps) {
  const { t } = useText();
  return (
    <Dialog title={t('MEDIA_INFO')} closeLabel={t('CLOSE')} onClose={onClose}>
      <div className={tw('flex flex-col gap-4 pb-6')}>
        {actions}
        {children}
      </div>
    </Dialog>
  );
}
