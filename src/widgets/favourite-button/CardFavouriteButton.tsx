import type { HomeItem } from '../../domain/home/home-item';
import { FavouriteButton } from './FavouriteButton';

/** The heart in the corner of a card; whether the card has one is the block's rule (R-VALID-045). */
export function CardFavouriteButton({ item }: { item: HomeItem }) {
  if (item.type === undefined) return null;
  return <FavouriteButton item={{ elementId: item.id, type: item.type, originalName: item.name }} />;
}
