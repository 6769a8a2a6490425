import type { CustomElement } from '../custom-elements/custom-element';
import type { BlockSize, ImageSize, ItemLayout, LayoutKind } from './layouts';
import type { ContentType } from './content-types';

/** A block of the home page as the editor set it up (R-ENTITY-007, R-ENTITY-009). */
export type HomeBlock = {
  /** Unique on the page: the configured id, else made from type and position. */
  id: string;
  contentType: ContentType;
  channelSource?: ChannelSource;
  listName?: string;
  showListName: boolean;
  description?: string;
  showDescription: boolean;
  layoutKind?: LayoutKind;
  itemLayout: ItemLayout;
  isFullWidth: boolean;
  imageSize: ImageSize;
  showOnlyImage: boolean;
  size: BlockSize;
  backgroundColour?: string;
  textColour?: string;
  customCss?: string;
  viewMoreLinks: readonly ViewMoreLink[];
  showElementDescription: boolean;
  showElementExtraInfo: boolean;
  showElementStatus: boolean;
  showElementType: boolean;
  /** The filters of the my-activities page; absent in the configuration means shown. */
  showStatusFilter: boolean;
  showTypeFilter: boolean;
  showArchivedFilter: boolean;
  allowsUserEdit: boolean;
  elements: readonly CustomElement[];
};

/** The two channels (R-ENTITY-008, R-CONST-042). */
export type ChannelSource = 1 | 2;

/** A labelled link under a block. */
type ViewMoreLink = { name: string; link: string; openInNewWindow: boolean };

/** The key under which a block's data is kept: two blocks of a type share it (R-BLOCKLOAD-001, A-026). */
export function blockDataKey(block: Pick<HomeBlock, 'id' | 'contentType' | 'channelSource'>): string {
  if (block.contentType === 'Channel') return `Channel:${block.channelSource ?? 1}`;
  if (block.contentType === 'CustomList') return `CustomList:${block.id}`;
  return block.contentType;
}

/** Reads the source of a channel (R-ENTITY-008, R-CONST-042). */
export function readChannelSource(value: string | number): ChannelSource | undefined {
  const sources: readonly ChannelSource[] = [1, 2];
  return sources.find((source) => String(source) === String(value).trim());
}
