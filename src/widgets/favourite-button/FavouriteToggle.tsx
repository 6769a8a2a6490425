import { useEffect, useRef, type MouseEvent } from 'react';
import { savesData } from '../../browser/connection';
import { whenIdle } from '../../browser/page';
import type { FavouriteItem } from '../../domain/favourites/favourite';
import { useText } from '../../i18n/texts';
import { lazyModule } from '../../state/lazy/lazy-module';
import { useIsFavourite } from '../../state/favourites/hooks';
import { usePortal } from '../../state/portal/portal-context';
import { Heart } from '../../ui/icons/status';
import { tw } from '../../ui/style/tw';
import { useLayer } from '../layer/use-layer';

// The button is over images, so it has its own background.
const buttonStyle = tw(
  'inline-flex items-center justify-center size-10 rounded-full bg-surface text-primary border border-border shadow-card hover:bg-primary-soft',
);

const popup = lazyModule(() => import('../favourites-popup/FavouritesPopup'));

const preloadTimeoutMs = 10_000;

/** Loads the popup when the page is idle, once for all buttons, since any visible button may be pressed. */
function preloadPopup(): void {
  // If this fails, the popup is loaded again when the pointer enters a button.
  if (!savesData()) whenIdle(() => void popup.load().catch(() => undefined), preloadTimeoutMs);
}

/** Shows whether an item is a favourite or in a list of the user. Opens the popup that changes it. */
export function FavouriteToggle({ item }: { item: FavouriteItem }) {
  const { t } = useText();
  const portal = usePortal();
  const button = useRef<HTMLButtonElement>(null);
  const isFavourite = useIsFavourite(item);
  const { loaded, anchor, control, preload, open, close } = useLayer(popup, ({ prefetchOwnLists }) =>
    prefetchOwnLists(portal),
  );
  useEffect(() => portal.single(preloadPopup), [portal]);
  const label = t('FAVOURITE_BUTTON', { name: item.originalName });
  const press = (event: MouseEvent) => {
    if (anchor) return close();
    if (button.current) open({ element: button.current, ...pointOf(event) });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        part="heart"
        className={buttonStyle}
        aria-label={label}
        title={label}
        aria-pressed={isFavourite}
        {...control}
        onPointerDown={preload}
        onClick={press}
      >
        <Heart size={20} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
      </button>
      {loaded && anchor ? <loaded.FavouritesPopup item={item} anchor={anchor} onClose={close} /> : null}
    </>
  );
}

/** Returns the position of a click. A key press has none. @see R-FAVPOP-001 R-FAVPOP-002 */
function pointOf({ detail, clientX, clientY }: MouseEvent): { point?: { x: number; y: number } } {
  return detail === 0 ? {} : { point: { x: clientX, y: clientY } };
}
