import type { ResultItem } from '../../domain/search/result-item';
import { FavouriteButton } from './FavouriteButton';

/** The heart of a row; whether the row has one is the page's rule. */
export function ResultFavouriteButton({ item }: { item: ResultItem }) {
  return <FavouriteButton item={{ elementId: item.id, type: item.type, originalName: item.title }} />;
}
