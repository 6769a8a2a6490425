import { lazyModule } from '../state/lazy-module';
import { lazyPart } from '../state/lazy-part';

/** One file for what shows an editor's own elements and for the top blocks, which mostly stand together. */
const blocks = lazyModule(() => import('./element-blocks'));

export const CustomList = lazyPart(async () => (await blocks.load()).CustomList);
export const TopBlock = lazyPart(async () => (await blocks.load()).TopBlock);
export const ImageAndTextHead = lazyPart(async () => (await blocks.load()).ImageAndTextHead);

/** Fetches them before it is known that they are needed; most homes begin with one. */
export const prepareElementBlocks = () =>
  Promise.all([CustomList, TopBlock, ImageAndTextHead].map(({ prepare }) => prepare()));
