import type { FavouriteItem } from '../../domain/favourites/favourite';
import { useElementContext } from '../../state/portal/element-context';
import { useElementLocation } from '../../state/navigation/element-location';
import { recordedHref } from '../../state/navigation/recorded-href';
import { tw } from '../../ui/style/tw';
import { FavouriteButton } from '../../widgets/favourite-button/FavouriteButton';
import { ShareButton } from '../../widgets/share/ShareButton';

/**
 * Renders the share button and the favourite button. The shared address contains no token.
 * @see R-MEDIA-003 R-MEDIA-004 O-10
 */
export function PlayActions({ item }: { item: FavouriteItem }) {
  const context = useElementContext();
  const { route } = useElementLocation();
  const url = recordedHref(context, route);
  return (
    <div className={tw('flex items-center gap-2 shrink-0')}>
      <ShareButton shared={{ title: item.originalName, url }} />
      <FavouriteButton item={item} />
    </div>
  );
}
