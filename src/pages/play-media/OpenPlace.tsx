import type { Media } from '../../domain/media/media';
import { openTab } from '../../browser/page';
import { useText } from '../../i18n/text';
import { useOpenAddress, type MediaContext } from '../../state/media';
import { Button } from '../../ui/button/Button';
import { ExternalLink } from '../../ui/icons/icons';
import { tw } from '../../ui/style/tw';
import { Poster } from './Poster';

/** What does not play here: its picture, and a button that opens it in a new tab (R-MEDIA-018..020, A-117). */
export function OpenPlace({ media, from }: { media: Media; from: MediaContext }) {
  const { t } = useText();
  const openAddress = useOpenAddress(media, from);
  // A package is only opened after the portal has given access to it.
  const isPackage = media.scormPackageGuid !== undefined && media.link === undefined;
  return (
    <Poster src={media.poster} seedId={media.id}>
      {isPackage ? (
        <p className={tw('px-4 py-2 rounded-control bg-surface text-text shadow-card')}>
          {t('MEDIA_NOT_HERE')}
        </p>
      ) : (
        <Button
          aria-label={t('MEDIA_OPEN_IN_NEW_TAB', { name: media.title })}
          onClick={() => openTab(openAddress())}
        >
          {t('MEDIA_OPEN')}
          <ExternalLink size={20} aria-hidden />
        </Button>
      )}
    </Poster>
  );
}
