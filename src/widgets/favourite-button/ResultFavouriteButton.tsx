import type { ResultItem } from '../../domain/search/result-item';
import { FavouriteButton } from './FavouriteButton';

/** The favourite button of a row. The page decides whether a row has one. @see A-099 */
export function ResultFavouriteButton({ item }: { item: ResultItem }) {
  return <FavouriteButton item={{ elementId: item.id, type: item.type, originalName: item.title }} />;
}
