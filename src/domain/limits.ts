/** How many items one call brings, and where paging starts (R-CONST-001, R-CONST-007). */
export const pageSize = 12;
export const firstPage = 0;

/** Characters that start a search or suggestions (R-CONST-005). */
export const minimumPhraseLength = 3;

/** Tags that may be chosen: catalog tags and class tags (R-CONST-023). */
export const tagLimits = {
  overall: { tag: 20, classTag: 10 },
  perCategory: { tag: 7, classTag: 3 },
} as const;

/** Entries that travel in one listing or favourite look-up (R-API-021, R-CONST-006). */
export const batchSize = 30;

/** On a busy page a look-up that is not full waits no longer than this for more hearts (R-API-041). */
export const lookUpWaitMs = 1000;

/** Options a filter category shows before Show all (R-CONST-024). */
export const firstOptions = 5;

/** Visible characters from which a description collapses (R-CONST-026). */
export const readMoreFromCharacters = 200;

/** Placeholder rows while loading (R-CONST-028, R-CONST-029). */
export const skeletonItems = { home: 5, search: 4, lists: 2 } as const;

/** Sample items per block in preview (R-CONST-032). */
export const previewItems = 5;

/** The lists skeleton appears only when loading lasts longer (R-CONST-030, A-107). */
export const listsLoaderDelayMs = 1000;

/** A banner slides from this many items on (R-CONST-031). */
export const sliderMinimumItems = { desktop: 4, tablet: 3, mobile: 2 } as const;

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

export const toastMs = 3000;

/** Drag and long press (R-CONST-033, R-CONST-034). */
export const dragStart = { delayMs: 200, tolerancePx: 5 } as const;
export const longPress = { startsAfterMs: 300, cancelsBeyondPx: 30, vibratesMs: 100 } as const;

/** The wait before scrolling to the top after a new phrase (R-CONST-035). */
export const scrollToTopDelayMs = 10;

/** Player height by device, and what fullscreen leaves free (R-CONST-037..040, A-120). */
export const playerHeights = { mobile: '84vh', tablet: '360px', desktop: '500px' } as const;
export const fullscreenMarginPx = { mobile: 55, tablet: 55, desktop: 60 } as const;

/** Default pictures are numbered 1 to this (R-CONST-041). */
export const defaultPictures = 20;

/** List colours (R-CONST-020..022). */
export const listColours = { variants: 10, default: '#FFFFFF', fallback: '#34495e' } as const;

/** A call that has not answered by then counts as failed. */
export const requestTimeoutMs = 30_000;

/** The edit dialog of a list shows so many items, and so many more each time (R-CONST-025). */
export const editListStep = 30;

/** Pictures in the preview of a list that is shared (R-CONST-027). */
export const sharePreviewItems = 14;
