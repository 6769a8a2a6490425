import type { HomeBlock } from './home-block';

/** Returns whether this viewer may reorder and hide the elements of the block. @see R-HOME-035 R-ROLE-011 */
export function isEditable(
  block: Pick<HomeBlock, 'kind' | 'allowsUserEdit'>,
  viewer: { login: string },
): boolean {
  return block.kind.hasElements && block.allowsUserEdit && viewer.login === 'user';
}
