import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { usePosition, type PlayableItem } from '../../state/media/positions';
import { clock } from '../../ui/video/clock';

/**
 * Returns the text that names the effect of a press on an item. A media item that the user has left before its end
 * continues there.
 * @see R-ACTION-007..012 O-26
 */
export function useActionText(item: PlayableItem, action: TextKey | undefined): string | undefined {
  const { t } = useText();
  const position = usePosition(item);
  if (!action) return undefined;
  return position === undefined ? t(action) : t('MEDIA_RESUME', { time: clock(position) });
}
