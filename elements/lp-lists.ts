import { ListsElement } from '../src/shell/elements/ListsElement';
import { defineElement } from './define-element';

export { configure } from './define-element';

defineElement('lp-lists', ListsElement);
