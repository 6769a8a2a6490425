import { lazyModule } from '../state/lazy/lazy-module';
import { lazyComponent, type Preloadable } from '../state/lazy/lazy-component';

/** One file for what shows an editor's own elements and for the top blocks, which mostly stand together. */
const blocks = lazyModule(() => import('./element-blocks'));

export const CustomList = lazyComponent(async () => (await blocks.load()).CustomList);
export const TopBlock = lazyComponent(async () => (await blocks.load()).TopBlock);
export const ImageAndTextHead = lazyComponent(async () => (await blocks.load()).ImageAndTextHead);

const parts = [CustomList, TopBlock, ImageAndTextHead];

/** They are fetched before it is known that they are needed; most homes begin with one. */
export const elementBlocks: Preloadable = {
  preload: async () => {
    await Promise.all(parts.map(({ preload: prepare }) => prepare()));
  },
  isLoaded: () => parts.every(({ isLoaded: isThere }) => isThere()),
};
