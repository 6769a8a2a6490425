/** What a page of the crawl answered. */
export interface CrawledPage {
  /** The path below the base, without a slash at the beginning and at the end. */
  path: string;
  /** The paths to which the page links. */
  links: readonly string[];
}

interface Crawl<Page extends CrawledPage> {
  /** The paths to begin with. */
  start: readonly string[];
  /** The largest number of pages. */
  limit: number;
  visit: (path: string) => Promise<Page>;
}

/** Pages that are rendered at the same time. */
const batchSize = 4;

/**
 * Visits pages breadth-first, each once, and passes them on in the order of their paths. Returns the number of linked
 * pages that the limit left out.
 */
export async function crawl<Page extends CrawledPage>(
  { start, limit, visit }: Crawl<Page>,
  onPage: (page: Page) => void,
): Promise<number> {
  const paths = new Set(start);
  for (let visited = 0; visited < Math.min(paths.size, limit);) {
    const batch = [...paths].slice(visited, Math.min(visited + batchSize, limit));
    const pages = await Promise.all(batch.map(visit));
    visited += batch.length;
    for (const link of pages.flatMap(({ links }) => links)) paths.add(link);
    pages.forEach(onPage);
  }
  return Math.max(0, paths.size - limit);
}
