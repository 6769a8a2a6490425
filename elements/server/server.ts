export type { Attributes } from './attributes';
export { renderElement } from './render-element';
export type { RenderedElement, RenderOptions } from './render-options';
