import type { ItemType } from '../../domain/activities/item-types';
import { FavouriteButton } from './FavouriteButton';

interface ItemFavouriteButtonProps {
  id: string;
  type?: ItemType | undefined;
  name: string;
}

/** The favourite button of a card or a row. The component that shows the item decides whether it has one. @see A-099 */
export function ItemFavouriteButton({ id, type, name }: ItemFavouriteButtonProps) {
  if (type === undefined) return null;
  return <FavouriteButton item={{ elementId: id, type, originalName: name }} />;
}
