import { blockPage, blockTable, contentTypes } from '../.vitepress/pages/block-page';
import { slug } from '../.vitepress/pages/markdown';
import { sharedFieldsPage } from '../.vitepress/pages/shared-fields';

/** A page for each kind of block, and the overview with the fields that all of them have. */
export default {
  paths: () => [
    { params: { block: 'index' }, content: sharedFieldsPage(blockTable()) },
    ...contentTypes.map((name) => ({ params: { block: slug(name) }, content: blockPage(name) })),
  ],
};
