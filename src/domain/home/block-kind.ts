import type { Viewer } from '../session/viewer';
import type { ItemAreas } from '../navigation/click-target';
import type { TextKey } from '../text-key';
import type { ContentType } from './content-types';

/**
 * One kind of home block, such as news: everything that rules, parsers and texts need to know about its blocks. Each
 * kind has an object in its folder in `src/blocks`, and the registry there lists all of them.
 * @see R-HOME-003
 */
export interface BlockKind {
  /** The content type in configurations and addresses. @see R-ENTITY-010 A-017 */
  name: ContentType;
  /** The visitors who may see blocks of this kind. @see R-HOME-028 R-ROLE-007 A-014 */
  audience: 'everyone' | 'users';
  /** Whether blocks of this kind contain items, which can be missing. @see A-011 */
  carriesItems: boolean;
  /** Whether a block shows on home without items. @see R-HOME-025..027 */
  showsWhenEmpty: boolean;
  /** Whether the see-all page shows the items page by page. @see R-BLOCKLOAD-010 */
  isPaged: boolean;
  /** Whether one response contains all items, so that home and the see-all page share it. @see A-039 */
  comesWhole: boolean;
  /**
   * What determines the items: the kind, the source of the channel, or the block itself. Blocks with the same items
   * share their data. The address of a see-all page contains the source, or the index of the block among those of its
   * kind.
   * @see R-BLOCKLOAD-001 R-HOME-030 R-HOME-031
   */
  itemsOf: 'kind' | 'source' | 'block';
  /** Whether an editor composes the items as elements in the configuration, so that no call loads them. */
  hasElements: boolean;
  /** Whether the items are posts, for which the portal counts views. @see R-API-060 R-API-061 */
  holdsPosts: boolean;
  /** Whether courses have a favourite button. @see R-VALID-045 A-099 */
  hasFavourites: boolean;
  /** The label of each item's button. Omitted if the item determines it. @see R-ACTION-007..012 */
  itemAction?: TextKey;
  /** The areas to which a click on an item leads, if they differ from the general ones. @see A-089 */
  itemAreas?: ItemAreas;
  /** Whether the items are those to continue with, which start a learner's home. */
  isResumed?: boolean;
  /** Returns whether this viewer gets a See all link on home. @see R-HOME-029 R-HOME-032 R-HOME-033 A-016 */
  hasSeeAll(viewer: Pick<Viewer, 'isParticipant'>): boolean;
  /** The text of an empty block on home. @see R-ERROR-016..024 A-020 */
  emptyText: TextKey;
  /** Whether an empty block on home has a link to the search for all activities. @see R-ERROR-018 */
  offersSearch: boolean;
  /** The text of an empty see-all page. @see R-SEEALL-013..022 R-ERROR-042 A-020 */
  emptySeeAllText: TextKey;
  /** The text of a failed load. Omitted for the general text. @see R-ERROR-025 A-050 */
  failedText?: TextKey;
}

/** All kinds of blocks, by content type. */
export type BlockKinds = Readonly<Record<ContentType, BlockKind>>;
