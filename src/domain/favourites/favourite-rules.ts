import { activityKindOf, type ActivityKind, type ItemType } from '../activities/item-types';
import type { BlockKind } from '../home/block-kind';
import { isUser, type Viewer } from '../session/viewer';
import type { Ownership } from '../lists/list';

type Visitor = Pick<Viewer, 'login'>;

/**
 * Returns whether a result row or the media page shows the favourite button. Only users see it, and archived items have
 * none.
 * @see R-VALID-044 R-FAV-019 A-099
 */
export function mayFavourite(item: { isArchived?: boolean }, viewer: Visitor): boolean {
  return isUser(viewer) && !item.isArchived;
}

/**
 * Returns whether a row of a home or see-all block shows the favourite button. Only courses do, in some kinds.
 * @see R-VALID-044 R-VALID-045 A-099
 */
export function mayFavouriteInBlock(
  block: Pick<BlockKind, 'hasFavourites'>,
  item: { type?: ItemType; kind?: ActivityKind; isArchived?: boolean },
  viewer: Visitor,
): boolean {
  const kind = item.kind ?? (item.type && activityKindOf(item.type));
  return isUser(viewer) && kind === 'Course' && block.hasFavourites && !item.isArchived;
}

/**
 * Returns whether a row of a list shows the favourite button. Only the list's owner sees it, and archived items have
 * none.
 * @see R-ROLE-019 R-FAV-019 A-099
 */
export function mayFavouriteInList(
  ownership: Ownership,
  item: { isArchived?: boolean },
  viewer: Visitor,
): boolean {
  return ownership === 'Owned' && mayFavourite(item, viewer);
}
