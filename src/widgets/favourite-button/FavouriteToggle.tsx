import { useEffect, useRef, type MouseEvent } from 'react';
import { savesData } from '../../browser/connection';
import { whenIdle } from '../../browser/page';
import type { FavouriteItem, FavouriteMark } from '../../domain/favourites/favourite';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { useFavouriteMark } from '../../state/favourites/hooks';
import { usePortal } from '../../state/portal/portal-context';
import { Heart, ListMark } from '../../ui/icons/status';
import { tw } from '../../ui/style/tw';
import { useLayer } from '../layer/use-layer';

// The button is over images, so it has its own background.
const buttonStyle = tw(
  'relative inline-flex items-center justify-center size-10 rounded-full bg-surface text-primary border border-border shadow-card hover:bg-primary-soft',
);

// At the edge of the button, where it covers no part of the icon.
const listMark = tw(
  'absolute bottom-0 end-0 -mb-1 -me-1 flex items-center justify-center size-5 rounded-full bg-primary text-on-primary border-2 border-surface',
);

const labels: Record<FavouriteMark, TextKey> = {
  favourite: 'FAVOURITE_BUTTON_MINE',
  listed: 'FAVOURITE_BUTTON_LISTED',
  none: 'FAVOURITE_BUTTON',
};

const popup = lazyModule(() => import('../favourites-popup/FavouritesPopup'));

const preloadTimeoutMs = 10_000;

/** Loads the popup when the page is idle, once for all buttons, since any visible button may be pressed. */
function preloadPopup(): void {
  // If this fails, the popup is loaded again when the pointer enters a button.
  if (!savesData()) whenIdle(() => void popup.load().catch(() => undefined), preloadTimeoutMs);
}

/**
 * Shows whether an item is in My favourites (filled) or only in lists of the user (outlined, with a mark). Its name says
 * the same. Opens the popup that changes it.
 * @see O-24
 */
export function FavouriteToggle({ item }: { item: FavouriteItem }) {
  const { t } = useText();
  const portal = usePortal();
  const button = useRef<HTMLButtonElement>(null);
  const mark = useFavouriteMark(item);
  const { loaded, anchor, control, preload, open, close } = useLayer(popup, ({ prefetchOwnLists }) =>
    prefetchOwnLists(portal),
  );
  useEffect(() => portal.single(preloadPopup), [portal]);
  const label = t(labels[mark], { name: item.originalName });
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
        title={label}
        aria-pressed={mark === 'favourite'}
        {...control}
        onPointerDown={preload}
        onClick={press}
      >
        <Heart size={20} aria-hidden fill={mark === 'favourite' ? 'currentColor' : 'none'} />
        {mark === 'listed' ? (
          <span className={listMark}>
            <ListMark size={12} strokeWidth={3} aria-hidden />
          </span>
        ) : null}
      </button>
      {loaded && anchor ? <loaded.FavouritesPopup item={item} anchor={anchor} onClose={close} /> : null}
    </>
  );
}

/** Returns the position of a click. A key press has none. @see R-FAVPOP-001 R-FAVPOP-002 */
function pointOf({ detail, clientX, clientY }: MouseEvent): { point?: { x: number; y: number } } {
  return detail === 0 ? {} : { point: { x: clientX, y: clientY } };
}
