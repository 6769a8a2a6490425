/** The part of `src` that rendering on a server imports. */
export { dataText, pageData } from './page-data';
export { releasePortal } from './release-portal';
export { renderScreen } from './render-screen';
export type { Preload } from '../../domain/head/head-html';
export { screenHead } from './screen-head';
