import { beginMedia, MediaPlayerElement } from '../src/shell/elements/MediaPlayerElement';
import { defineElement } from './define-element';

export { configure } from './define-element';

defineElement('lp-media-player', MediaPlayerElement, beginMedia);
