import { blocks as kinds } from '../../../src/blocks/registry';
import type { ContentType } from '../../../src/domain/home/content-types';
import type { HomeBlock } from '../../../src/domain/home/home-block';

/** A block for tests; only what a test is about is given. */
export function aBlock(contentType: ContentType, fields: Partial<HomeBlock> = {}): HomeBlock {
  return {
    id: contentType,
    kind: kinds[contentType],
    showListName: true,
    showDescription: true,
    itemLayout: 'Multiple',
    isFullWidth: false,
    imageSize: 'medium',
    showOnlyImage: false,
    size: 'Medium',
    viewMoreLinks: [],
    showElementDescription: true,
    showElementExtraInfo: true,
    showElementStatus: true,
    showElementType: true,
    showStatusFilter: true,
    showTypeFilter: true,
    showArchivedFilter: true,
    allowsUserEdit: false,
    elements: [],
    ...fields,
  };
}
