export type { Attributes } from './attributes';
export { renderElement, type RenderedElement, type RenderOptions } from './render-element';
