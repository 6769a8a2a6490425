import { beginHome, CatalogHomeElement } from '../src/shell/elements/CatalogHomeElement';
import { defineElement } from './define-element';

export { configure } from './define-element';

defineElement('lp-catalog-home', CatalogHomeElement, beginHome);
