import { useState, type ReactNode } from 'react';
import type { Media } from '../../domain/media/media';
import { useText } from '../../i18n/texts';
import { useFrame, type MediaContext } from '../../state/media/frame';
import { useIsPrerender } from '../../browser/server/use-is-prerender';
import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';

interface MediaFrameProps {
  media: Media;
  from: MediaContext;
  /** Shown when the media must not be embedded. */
  fallback: ReactNode;
}

/**
 * Media that play on a page of their own. Only this component renders an iframe. A server renders a skeleton, because
 * the address of the frame can contain a token.
 * @see R-MEDIA-017 O-14 O-10
 */
export function MediaFrame(props: MediaFrameProps) {
  return useIsPrerender() ? (
    <div className={tw('relative w-full h-full')}>
      <Loading />
    </div>
  ) : (
    <Frame {...props} />
  );
}

function Loading() {
  const { t } = useText();
  return (
    <>
      <Skeleton className={`${pulse} ${tw('absolute inset-0')}`} />
      <p role="status" className={tw('visually-hidden')}>
        {t('LOADING')}
      </p>
    </>
  );
}

function Frame({ media, from, fallback }: MediaFrameProps) {
  const frame = useFrame(media, from);
  const [isLoaded, setIsLoaded] = useState(false);
  if (!frame.isAllowed) return fallback;
  return (
    <div className={tw('relative w-full h-full')} aria-busy={!isLoaded}>
      {isLoaded ? null : <Loading />}
      {/* eslint-disable-next-line no-restricted-syntax -- only addresses that the frame policy allows come here */}
      <iframe
        title={media.title}
        src={frame.address}
        sandbox={frame.sandbox}
        allow={frame.allow}
        referrerPolicy="no-referrer"
        className={tw('relative w-full h-full')}
        onLoad={() => setIsLoaded(true)}
      />
    </div>
  );
}
