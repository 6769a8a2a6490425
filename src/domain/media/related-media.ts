/** Are related media shown: only when asked for and there are any (R-MEDIA-010, A-115)? */
export function showsRelated(showRelatedMedia: boolean, relatedCount: number): boolean {
  return showRelatedMedia && relatedCount > 0;
}
