import { lazyPart } from '../state/lazy-part';

/** One file for what shows an editor's own elements and for the top blocks, which mostly stand together. */
const load = () => (loading ??= fetched());

let loading: ReturnType<typeof fetched> | undefined;

async function fetched() {
  try {
    return await import('./element-blocks');
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

export const CustomList = lazyPart(async () => (await load()).CustomList);
export const TopBlock = lazyPart(async () => (await load()).TopBlock);
export const ImageAndTextHead = lazyPart(async () => (await load()).ImageAndTextHead);

/** Fetches them before it is known that they are needed; most homes begin with one. */
export const prepareElementBlocks = () =>
  Promise.all([CustomList, TopBlock, ImageAndTextHead].map(({ prepare }) => prepare()));
