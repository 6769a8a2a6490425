import type { ResultItem } from '../../domain/search/result-item';
import { useText } from '../../i18n/texts';
import { useIsPending } from '../../state/favourites/hooks';
import { removeArchivedFavourite } from '../../state/favourites/removal';
import { useFavourite } from '../../state/favourites/hooks';
import { useElementContext } from '../../state/portal/element-context';
import { Button } from '../../ui/button/Button';

/** Renders the only action of an archived result: remove it from the favourites. @see R-FAV-020 A-091 */
export function RemoveFavouriteButton({ item }: { item: ResultItem }) {
  const { t } = useText();
  const context = useElementContext();
  const favourite = { elementId: item.id, type: item.type, originalName: item.title };
  const isPending = useIsPending(favourite);
  if (!useFavourite(favourite)?.isFavourite) return null;
  return (
    <Button
      variant="secondary"
      aria-disabled={isPending}
      aria-label={`${t('ACTION_UNLIKE')}: ${item.title}`}
      onClick={() => void removeArchivedFavourite(context, favourite)}
    >
      {t('ACTION_UNLIKE')}
    </Button>
  );
}
