import type { ReactNode } from 'react';
import type { Media } from '../../../domain/media/media';
import { openTab } from '../../../browser/page';
import { useText } from '../../../i18n/texts';
import { useOpenAddress, type MediaContext } from '../../../state/media/frame';
import { usePackage } from '../../../state/media/scorm';
import { Button } from '../../../ui/button/Button';
import { ExternalLink } from '../../../ui/icons/video-controls';
import { Poster } from './Poster';
import { ScormDialog } from './ScormDialog';

/**
 * Renders a media item that does not play on this page: its image, and a button that opens it in a new tab.
 * @see R-MEDIA-018..021 A-117
 */
export function OpenStage({ media, from }: { media: Media; from: MediaContext }) {
  const { scormPackageGuid } = media;
  if (media.type === 'scorm' && scormPackageGuid !== undefined)
    return <PackageStage media={media} packageGuid={scormPackageGuid} />;
  return <TabStage media={media} from={from} />;
}

function TabStage({ media, from }: { media: Media; from: MediaContext }) {
  const openAddress = useOpenAddress(media, from);
  return <OpenButton media={media} onOpen={() => openTab(openAddress())} />;
}

/** Renders a package. It opens only after the portal grants access to it. */
function PackageStage({ media, packageGuid }: { media: Media; packageGuid: string }) {
  const { t } = useText();
  const { shown, open, close } = usePackage(packageGuid);
  const press = () => open(t('SCORM_DIALOG_OPENING'));
  return (
    <OpenButton media={media} onOpen={press}>
      {shown.state === 'closed' ? null : (
        <ScormDialog title={media.title} shown={shown} onClose={close} onRetry={press} />
      )}
    </OpenButton>
  );
}

interface OpenButtonProps {
  media: Media;
  onOpen: () => void;
  children?: ReactNode;
}

function OpenButton({ media, onOpen, children }: OpenButtonProps) {
  const { t } = useText();
  return (
    <Poster src={media.poster} seedId={media.id}>
      <Button aria-label={t('MEDIA_OPEN_IN_NEW_TAB', { name: media.title })} onClick={onOpen}>
        {t('MEDIA_OPEN')}
        <ExternalLink size={20} aria-hidden />
      </Button>
      {children}
    </Poster>
  );
}
