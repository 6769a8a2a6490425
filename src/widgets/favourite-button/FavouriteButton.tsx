import { useAtomValue } from 'jotai';
import { useEffect, useRef, type MouseEvent } from 'react';
import { savesData } from '../../browser/connection';
import { whenIdle } from '../../browser/page';
import { isUser } from '../../domain/session/viewer';
import { useText } from '../../i18n/text';
import { lazyModule } from '../../state/lazy/lazy-module';
import type { FavouriteItem } from '../../state/favourites/favourite-changes';
import { useIsFavourite } from '../../state/favourites/favourites';
import { sessionAtom } from '../../state/portal/runtime';
import { Heart } from '../../ui/icons/status';
import { tw } from '../../ui/style/tw';
import { useLayer } from '../layer/use-layer';

interface FavouriteButtonProps {
  item: FavouriteItem;
}

/** The heart of an item; users only (R-VALID-044, R-ROLE-010). */
export function FavouriteButton({ item }: FavouriteButtonProps) {
  const viewer = useAtomValue(sessionAtom);
  return isUser(viewer) ? <IconToggle item={item} /> : null;
}

// It stands on pictures, so it brings its own background.
const shape = tw(
  'inline-flex items-center justify-center size-10 rounded-full bg-surface text-primary border border-border shadow-card hover:bg-primary-soft',
);

const popup = lazyModule(() => import('../favourites-popup/FavouritesPopup'));

const preloadTimeoutMs = 10_000;

let isPreloading = false;

/** Whoever sees a heart may press it: once the page rests, the code of the popup is there before the pointer is. */
function preloadWhenIdle(): void {
  if (isPreloading || savesData()) return;
  isPreloading = true;
  const fail = () => {
    isPreloading = false;
  };
  whenIdle(() => void popup.load().catch(fail), preloadTimeoutMs);
}

function IconToggle({ item }: FavouriteButtonProps) {
  const { t } = useText();
  const button = useRef<HTMLButtonElement>(null);
  const isKept = useIsFavourite(item);
  const { loaded, anchor, control, preload, open, close } = useLayer(popup, ({ prefetchOwnLists }) =>
    prefetchOwnLists(),
  );
  useEffect(preloadWhenIdle, []);
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
        className={shape}
        aria-label={label}
        title={label}
        aria-pressed={isKept}
        {...control}
        onPointerDown={preload}
        onClick={press}
      >
        <Heart size={20} aria-hidden fill={isKept ? 'currentColor' : 'none'} />
      </button>
      {loaded && anchor ? <loaded.FavouritesPopup item={item} anchor={anchor} onClose={close} /> : null}
    </>
  );
}

/** Where it was clicked; a key press has no place of its own (R-FAVPOP-001, R-FAVPOP-002). */
function pointOf({ detail, clientX, clientY }: MouseEvent): { point?: { x: number; y: number } } {
  return detail === 0 ? {} : { point: { x: clientX, y: clientY } };
}
