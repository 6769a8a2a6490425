import { lazy } from 'react';

/** One file for what shows an editor's own elements and for the top blocks, which mostly stand together. */
const load = () => import('./element-blocks');

export const CustomList = lazy(async () => ({ default: (await load()).CustomList }));
export const TopBlock = lazy(async () => ({ default: (await load()).TopBlock }));
export const ImageAndTextHead = lazy(async () => ({ default: (await load()).ImageAndTextHead }));
