import type { SearchResults } from '../../state/search/search-results';
import { WithoutScript } from '../without-script/WithoutScript';

/**
 * Renders the link to the next page for readers without script. It is no part of `More`, whose code may load after the
 * element no longer renders over the HTML of a server.
 */
export function MoreWithoutScript({ more, pages }: Pick<SearchResults, 'more' | 'pages'>) {
  if (more !== 'offered') return null;
  return <WithoutScript>{({ MoreLink }) => <MoreLink pages={pages} />}</WithoutScript>;
}
