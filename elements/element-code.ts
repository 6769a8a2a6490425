import type { ComponentType } from 'react';
import type { ElementProps, Portal, Settings } from '../src/shell/for-elements';
import type { Tag } from './description';

/** The code that `defineElement` needs for a tag. */
export interface ElementCode {
  Component: ComponentType<ElementProps>;
  /** Runs with the element's settings once the element is connected. The first render waits for it. */
  begin?: (portal: Portal, settings: Settings) => Promise<void>;
}

/** Loads the code of an element when another copy of the bundle requests its definition. */
export const elementCode: Record<Tag, () => Promise<ElementCode>> = {
  'lp-catalog-home': async () => {
    const { beginHome, CatalogHomeElement } = await import('../src/shell/elements/CatalogHomeElement');
    return { Component: CatalogHomeElement, begin: beginHome };
  },
  'lp-search': async () => {
    const { beginSearch, SearchElement } = await import('../src/shell/elements/SearchElement');
    return { Component: SearchElement, begin: beginSearch };
  },
  'lp-lists': async () => {
    const { ListsElement } = await import('../src/shell/elements/ListsElement');
    return { Component: ListsElement };
  },
  'lp-media-player': async () => {
    const { beginMedia, MediaPlayerElement } = await import('../src/shell/elements/MediaPlayerElement');
    return { Component: MediaPlayerElement, begin: beginMedia };
  },
  'lp-favourites-button': async () => {
    const { beginFavouritesButton, FavouritesButtonElement } =
      await import('../src/shell/elements/FavouritesButtonElement');
    return { Component: FavouritesButtonElement, begin: beginFavouritesButton };
  },
};
