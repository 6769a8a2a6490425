import { itemTypeLabels } from '../../../domain/activities/item-type-labels';
import type { Media } from '../../../domain/media/media';
import { lengthInWords } from '../../../domain/media/media-length';
import { useText } from '../../../i18n/texts';

/** Returns a function that describes a media item in a few words: "Video · 3 minutes". @see R-ENTITY-067 A-123 */
export function useLengthText(): (media: Media) => string {
  const { t } = useText();
  const words = {
    seconds: t('LENGTH_SECONDS'),
    minutes: t('LENGTH_MINUTES'),
    hours: t('LENGTH_HOURS'),
    pages: t('LENGTH_PAGES'),
  };
  return ({ type, length }) =>
    [t(itemTypeLabels[type]), length && lengthInWords(length, words)].filter(Boolean).join(' · ');
}
