/** The number of items on one page of a call, and the number of the first page. @see R-CONST-001 R-CONST-007 */
export const pageSize = 12;
export const firstPage = 0;

/** The maximum number of pages that one file is made from. */
export const maxPages = 100;

/** The minimum number of characters for a search or suggestions. @see R-CONST-005 */
export const minimumPhraseLength = 3;

/** The number of records of a search engine that the search box suggests. */
export const suggestedRecords = 6;

/** The maximum number of entries in one listing request or favourite request. @see R-API-021 R-CONST-006 */
export const batchSize = 30;

/** How long a favourite request that is not full waits for one more favourite button. @see R-API-041 */
export const batchWaitMs = 50;

/** The number of options that a filter category shows before Show all. @see R-CONST-024 */
export const firstOptions = 5;

/** With fewer results, a search offers others, with this many rows of the nearest results. */
export const fewResults = 4;
export const nearestRows = 4;

/** The number of active filters for which a search without results counts the results without the filter. */
export const countedFilters = 10;

/** The number of placeholder rows during loading. @see R-CONST-028 R-CONST-029 */
export const skeletonItems = { home: 5, search: 4, lists: 2 } as const;

/** The lists skeleton appears only if loading takes longer. @see R-CONST-030 A-107 */
export const listsLoaderDelayMs = 1000;

export const toastMs = 3000;

/** Default images are numbered from 1 to this number. @see R-CONST-041 */
export const defaultPictures = 20;

/** A call without a response after this time counts as failed. @see A-138 */
export const requestTimeoutMs = 30_000;
