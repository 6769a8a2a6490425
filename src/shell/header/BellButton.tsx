import { useRef } from 'react';
import { useText } from '../../i18n/texts';
import { useBell } from '../../state/notifications/bell';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { Bell } from '../../ui/icons/notifications';
import { tw } from '../../ui/style/tw';
import { useLayer } from '../../widgets/layer/use-layer';

const panel = lazyModule(() => import('./menu/BellPanel'));

/**
 * Renders the button that opens the list of notifications and shows the number of new ones.
 * @see R-HEADER-005 R-HEADER-014 A-133
 */
export function BellButton() {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const bell = useBell();
  const { loaded, anchor, control, open, close } = useLayer(panel);
  const label = t('HEADER_NOTIFICATIONS');
  const press = () => {
    if (anchor) return close();
    if (button.current) open({ element: button.current });
    bell.open();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={tw(
          'relative inline-flex items-center justify-center size-10 rounded-control hover:bg-primary-soft',
        )}
        {...control}
        onClick={press}
      >
        <span aria-hidden title={label}>
          <Bell size={20} />
        </span>
        <span className={tw('visually-hidden')}>{label}</span>
        {bell.newCount > 0 ? (
          <span className={tw('absolute top-0 end-0 px-1 rounded-full bg-primary text-on-primary text-13')}>
            <span aria-hidden>{bell.newCount}</span>
            <span className={tw('visually-hidden')}>
              {t('HEADER_NEW_NOTIFICATIONS', { count: bell.newCount })}
            </span>
          </span>
        ) : null}
      </button>
      {loaded && anchor ? (
        <loaded.BellPanel label={label} anchor={anchor} messages={bell.messages} onClose={close} />
      ) : null}
    </>
  );
}
