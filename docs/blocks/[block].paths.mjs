import { blockPage } from '../.vitepress/pages/block-page';
import { contentTypes } from '../.vitepress/pages/block-texts';
import { blocksOverview } from '../.vitepress/pages/blocks-overview';
import { slug } from '../.vitepress/pages/markdown';

/** A page for each kind of block, and the overview with the fields that all of them have. */
export default {
  paths: () => [
    { params: { block: 'index' }, content: blocksOverview() },
    ...contentTypes.map((name) => ({ params: { block: slug(name) }, content: blockPage(name) })),
  ],
};
