/** Fixed measures of the screens (R-CONST-015..019, R-CONST-036). */
export const measuresPx = {
  collapsedDescription: 80,
  filterPanelWidth: 350,
  popupWidth: 270,
  popupListHeight: 200,
  toastWidth: 350,
  relatedImage: { width: 120, height: 80 },
  accordionHeight: 1000,
} as const;

/** The wait before scrolling to the top after a new phrase (R-CONST-035). */
export const scrollToTopDelayMs = 10;

/** The edit dialog of a list shows so many items, and so many more each time (R-CONST-025). */
export const editListStep = 30;

/** Pictures in the preview of a list that is shared (R-CONST-027). */
export const sharePreviewItems = 14;
