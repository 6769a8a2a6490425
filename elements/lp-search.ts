import { beginSearch, SearchElement } from '../src/shell/elements/SearchElement';
import { defineElement } from './define-element';

export { configure } from './define-element';

defineElement('lp-search', SearchElement, beginSearch);
