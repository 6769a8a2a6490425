import type { HomeBlock } from './home-block';

/** May this viewer reorder and hide the elements of the block (R-HOME-035, R-ROLE-011)? */
export function isEditable(
  block: Pick<HomeBlock, 'contentType' | 'allowsUserEdit'>,
  viewer: { login: string },
): boolean {
  return block.contentType === 'CustomList' && block.allowsUserEdit && viewer.login === 'user';
}
