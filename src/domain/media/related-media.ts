/** Returns whether related media are shown: only if the setting is on and there are any. @see R-MEDIA-010 A-115 */
export function showsRelated(showRelatedMedia: boolean, relatedCount: number): boolean {
  return showRelatedMedia && relatedCount > 0;
}
