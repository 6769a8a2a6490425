import type { ResultItem } from '../../domain/search/result-item';
import { useText } from '../../i18n/text';
import { removeFavourite, useIsPending } from '../../state/favourites/favourite-changes';
import { useFavourite } from '../../state/favourites/favourites';
import { useHost } from '../../state/portal/host';
import { Button } from '../../ui/button/Button';

/** The one thing that an archived result offers: to be no favourite any more (R-FAV-020, A-091). */
export function LetGo({ item }: { item: ResultItem }) {
  const { t } = useText();
  const { element } = useHost();
  const kept = { elementId: item.id, type: item.type, originalName: item.title };
  const isPending = useIsPending(kept);
  if (!useFavourite(kept)?.isFavourite) return null;
  return (
    <Button
      look="secondary"
      aria-disabled={isPending}
      aria-label={`${t('ACTION_UNLIKE')}: ${item.title}`}
      onClick={() => void removeFavourite(element, kept)}
    >
      {t('ACTION_UNLIKE')}
    </Button>
  );
}
