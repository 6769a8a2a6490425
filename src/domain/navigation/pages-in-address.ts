/** The parameter that says how many pages of a list a server renders, for readers without script. */
export const pagesParameter = 'pages';

/** A server renders no more pages than this. */
const mostPages = 20;

/** Returns how many pages the query string of an address names; undefined for the first page alone. */
export function pagesInAddress(query: string): number | undefined {
  const pages = Number(new URLSearchParams(query).get(pagesParameter));
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostPages) : undefined;
}
