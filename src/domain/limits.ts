/** How many items one call brings, and where paging starts (R-CONST-001, R-CONST-007). */
export const pageSize = 12;
export const firstPage = 0;

/** Characters that start a search or suggestions (R-CONST-005). */
export const minimumPhraseLength = 3;

/** Entries that travel in one listing or favourite look-up (R-API-021, R-CONST-006). */
export const batchSize = 30;

/** On a busy page a look-up that is not full waits no longer than this for more hearts (R-API-041). */
export const batchWaitMs = 1000;

/** Options a filter category shows before Show all (R-CONST-024). */
export const firstOptions = 5;

/** Placeholder rows while loading (R-CONST-028, R-CONST-029). */
export const skeletonItems = { home: 5, search: 4, lists: 2 } as const;

/** The lists skeleton appears only when loading lasts longer (R-CONST-030, A-107). */
export const listsLoaderDelayMs = 1000;

export const toastMs = 3000;

/** Default pictures are numbered 1 to this (R-CONST-041). */
export const defaultPictures = 20;

/** A call that has not answered by then counts as failed. */
export const requestTimeoutMs = 30_000;
