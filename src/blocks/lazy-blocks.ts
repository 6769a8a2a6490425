import { CardFoot } from '../widgets/activity-card/card-details-loader';
import { lazyModule } from '../ui/lazy/lazy-module';
import { lazyComponent, type Preloadable } from '../ui/lazy/lazy-component';

/** One file for the blocks that an editor composes, because they usually appear together. */
const blocks = lazyModule(() => import('./element-blocks'));

export const CustomList = lazyComponent(async () => (await blocks.load()).CustomList);
export const TopBlock = lazyComponent(async () => (await blocks.load()).TopBlock);
export const ImageAndTextHead = lazyComponent(async () => (await blocks.load()).ImageAndTextHead);
export const TextBlock = lazyComponent(async () => (await blocks.load()).TextBlock);

const parts = [CustomList, TopBlock, ImageAndTextHead, TextBlock, CardFoot];

/**
 * Preloads these blocks and the rest of the cards. Most homes start with one of them, so this does not wait for the
 * configuration.
 */
export const elementBlocks: Preloadable = {
  preload: async () => {
    await Promise.all(parts.map(({ preload }) => preload()));
  },
  isLoaded: () => parts.every(({ isLoaded }) => isLoaded()),
};
