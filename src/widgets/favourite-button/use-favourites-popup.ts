import { useState } from 'react';
import { tellFailure } from '../../state/failures';
import type { Anchor } from '../../ui/popover/Popover';

type PopupModule = typeof import('../favourites-popup/FavouritesPopup');

/** The popup's code is fetched when somebody is about to need it, since most hearts are never pressed. */
export function useFavouritesPopup() {
  const [loaded, setLoaded] = useState<PopupModule>();
  const [anchor, setAnchor] = useState<Anchor>();
  const prepare = () => {
    // A failed look ahead is nobody's trouble: the press asks again and says so.
    load().then(setLoaded, () => {});
  };
  const open = (at: Anchor) => {
    setAnchor(at);
    load().then(setLoaded, (error: unknown) => {
      setAnchor(undefined);
      tellFailure('notify', error);
    });
  };
  return { Popup: loaded?.FavouritesPopup, anchor, prepare, open, close: () => setAnchor(undefined) };
}

const load = (): Promise<PopupModule> => import('../favourites-popup/FavouritesPopup');
