import type { ContentType } from '../../domain/home/content-types';
import { blockDataKey, type HomeBlock } from '../../domain/home/home-block';
import type { Portal } from '../portal/portal';
import { viewerKey } from '../query/viewer-key';

type Key = readonly string[];

/** The query keys of the items of blocks. */
export const contentKeys = {
  /** The items that home shows of a block. */
  block: (portal: Portal, block: HomeBlock, catalogId: string): Key => [
    'content',
    blockDataKey(block),
    catalogId,
    ...viewerKey(portal),
  ],
  /**
   * All items, page by page. While a query loads, the items of the previous query show if both have the same subject,
   * which is not empty.
   */
  pages: (subject: string, rest: Key): Key => ['content', 'all', subject, ...rest],
  /** The beginnings of the keys of a content type, on home and on its see-all page. */
  ofType: (type: ContentType): readonly Key[] => [['content', type], contentKeys.pages('', [type])],
};
