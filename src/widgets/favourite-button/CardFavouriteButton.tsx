import type { HomeItem } from '../../domain/home/home-item';
import { FavouriteButton } from './FavouriteButton';

/** The favourite button in the corner of a card. The block decides whether a card has one. @see R-VALID-045 */
export function CardFavouriteButton({ item }: { item: HomeItem }) {
  if (item.type === undefined) return null;
  return <FavouriteButton item={{ elementId: item.id, type: item.type, originalName: item.name }} />;
}
