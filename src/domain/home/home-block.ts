import type { CustomElement } from '../custom-elements/custom-element';
import type { BlockSize, ImageSize, ItemLayout, LayoutKind } from './layouts';
import type { BlockKind } from './block-kind';

/** A configured block of the home page. @see R-ENTITY-007 R-ENTITY-009 */
export type HomeBlock = {
  /** Unique on the page: the configured id or, if there is none, a combination of kind and position. */
  id: string;
  kind: BlockKind;
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
  /**
   * Whether the my-activities page shows each filter. A filter that the configuration does not mention is shown.
   * @see A-032
   */
  showStatusFilter: boolean;
  showTypeFilter: boolean;
  showArchivedFilter: boolean;
  allowsUserEdit: boolean;
  elements: readonly CustomElement[];
};

/** The two channels. @see R-ENTITY-008 R-CONST-042 */
export type ChannelSource = 1 | 2;

/** A labelled link under a block. @see A-029 */
type ViewMoreLink = { name: string; link: string; openInNewWindow: boolean };

/** Returns the cache key of a block's data. Blocks with the same items share it. @see R-BLOCKLOAD-001 A-026 */
export function blockDataKey({
  id,
  kind,
  channelSource = 1,
}: Pick<HomeBlock, 'id' | 'kind' | 'channelSource'>): string {
  const ends = { kind: '', source: `:${channelSource}`, block: `:${id}` };
  return `${kind.name}${ends[kind.itemsOf]}`;
}

/** Parses the source of a channel. @see R-ENTITY-008 R-CONST-042 */
export function readChannelSource(value: string | number): ChannelSource | undefined {
  const sources: readonly ChannelSource[] = [1, 2];
  return sources.find((source) => String(source) === String(value).trim());
}
