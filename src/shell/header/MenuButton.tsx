import { useRef } from 'react';
import type { Menu as Entries } from '../../domain/session/menu';
import type { Session } from '../../domain/session/session';
import { useText } from '../../i18n/texts';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { ChevronDown } from '../../ui/icons/arrows';
import { Menu } from '../../ui/icons/navigation';
import { tw } from '../../ui/style/tw';
import { useLayer } from '../../widgets/layer/use-layer';

const panel = lazyModule(() => import('./menu/MenuPanel'));

interface MenuButtonProps {
  session: Session;
  menu: Entries;
  isSignedIn: boolean;
}

const button = tw(
  'inline-flex shrink-0 items-center gap-2 px-3 min-h-bar rounded-control font-semibold hover:bg-primary-soft',
);

/**
 * Renders the button that opens the menu. On a narrow page the menu has all entries. On a wide page it has only the
 * user's own entries and those of their roles.
 */
export function MenuButton({ session, menu, isSignedIn }: MenuButtonProps) {
  const { t } = useText();
  const ref = useRef<HTMLButtonElement>(null);
  const { loaded, anchor, control, open, close } = useLayer(panel);
  const name = isSignedIn ? session.name : undefined;
  const label = name ? t('HEADER_MENU_OF', { name }) : t('HEADER_MENU');
  const press = () => {
    if (anchor) return close();
    if (ref.current) open({ element: ref.current });
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={isSignedIn ? button : `${button} ${tw('lg:hidden')}`}
        aria-label={label}
        {...control}
        onClick={press}
      >
        <span className={tw('lg:hidden')}>
          <Menu size={20} aria-hidden />
        </span>
        <span className={tw('hidden lg:inline-flex items-center gap-2')}>
          <span className={tw('max-w-name truncate')} title={name}>
            {name ?? t('HEADER_MENU')}
          </span>
          <ChevronDown size={16} aria-hidden />
        </span>
      </button>
      {loaded && anchor ? (
        <loaded.MenuPanel label={label} anchor={anchor} menu={menu} isSignedIn={isSignedIn} onClose={close} />
      ) : null}
    </>
  );
}
