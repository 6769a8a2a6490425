/** The fixed dimensions of the user interface. @see R-CONST-019 */
export const measuresPx = {
  relatedImage: { width: 120, height: 80 },
} as const;

/** The delay before scrolling to the top after a new phrase. @see R-CONST-035 */
export const scrollToTopDelayMs = 10;

/** The number of items that the edit dialog of a list shows, and adds with each Show more. @see R-CONST-025 */
export const editListStep = 30;

/** The number of images in the preview of a shared list. @see R-CONST-027 */
export const sharePreviewItems = 14;
