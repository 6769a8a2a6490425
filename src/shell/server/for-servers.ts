/** The part of `src` that rendering on a server imports. */
export { escapeHtml, scriptJson } from '../../domain/head/escape-html';
export { hasConfiguration } from '../start-portal';
export { pageData } from './page-data';
export { releasePortal } from './release-portal';
export { renderScreen } from './render-screen';
export type { RenderedTree } from './render-tree';
export type { HeadTags, Preload } from '../../domain/head/head-tags';
export { screenHead } from './screen-head';
export { whenAborted } from './when-aborted';
