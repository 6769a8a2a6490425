import { lazyModule } from '../state/lazy/lazy-module';
import { lazyPart, type Prepared } from '../state/lazy/lazy-part';

/** One file for what shows an editor's own elements and for the top blocks, which mostly stand together. */
const blocks = lazyModule(() => import('./element-blocks'));

export const CustomList = lazyPart(async () => (await blocks.load()).CustomList);
export const TopBlock = lazyPart(async () => (await blocks.load()).TopBlock);
export const ImageAndTextHead = lazyPart(async () => (await blocks.load()).ImageAndTextHead);

const parts = [CustomList, TopBlock, ImageAndTextHead];

/** They are fetched before it is known that they are needed; most homes begin with one. */
export const elementBlocks: Prepared = {
  prepare: async () => {
    await Promise.all(parts.map(({ prepare }) => prepare()));
  },
  isThere: () => parts.every(({ isThere }) => isThere()),
};
