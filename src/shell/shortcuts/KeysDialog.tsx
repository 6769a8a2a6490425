import { useState } from 'react';
import { isApple } from '../../browser/page';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { areShortcutsOff, chooseShortcuts } from '../../state/navigation/shortcuts-choice';
import { usePortal } from '../../state/portal/portal-context';
import { Dialog } from '../../ui/dialog/Dialog';
import { CheckRow } from '../../ui/field/CheckRow';
import { tw } from '../../ui/style/tw';

/** The list of keys, with the choice to turn them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const portal = usePortal();
  const [isOn, setIsOn] = useState(() => !areShortcutsOff(portal));
  const choose = (isChosen: boolean) => {
    chooseShortcuts(portal, isChosen);
    setIsOn(isChosen);
  };
  return (
    <Dialog title={t('SHORTCUTS_TITLE')} closeLabel={t('CLOSE')} onClose={onClose}>
      <div className={tw('flex flex-col gap-4 pb-6')}>
        <dl className={tw('flex flex-col gap-2')}>
          {rows().map(({ keys, text }) => (
            <div key={text} className={tw('flex items-center justify-between gap-4')}>
              <dt>{t(text)}</dt>
              <dd className={tw('flex gap-1')}>
                {keys.map((key) => (
                  <kbd key={key} className={keyClass}>
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <CheckRow label={t('SHORTCUTS_ON')} isOn={isOn} onToggle={choose} />
      </div>
    </Dialog>
  );
}

const keyClass = tw('px-2 text-center rounded-control border border-control bg-surface');

const rows = (): readonly { keys: readonly string[]; text: TextKey }[] => [
  { keys: ['/'], text: 'SHORTCUTS_SEARCH' },
  { keys: ['←', '→'], text: 'SHORTCUTS_CARDS' },
  { keys: [isApple() ? '⌘' : 'Ctrl', 'K'], text: 'SHORTCUTS_PALETTE' },
  { keys: ['?'], text: 'SHORTCUTS_LIST' },
];
