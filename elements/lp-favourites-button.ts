import {
  beginFavouritesButton,
  FavouritesButtonElement,
} from '../src/shell/elements/FavouritesButtonElement';
import { defineElement } from './define-element';

export { configure } from './define-element';

defineElement('lp-favourites-button', FavouritesButtonElement, beginFavouritesButton);
