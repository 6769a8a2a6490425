import { Suspense, useState } from 'react';
import { useText } from '../../i18n/texts';
import { IconButton } from '../../ui/button/Button';
import { Info, Maximize, Minimize, PanelRight } from '../../ui/icons/playback';
import { pulse, Skeleton } from '../../ui/skeleton/Skeleton';
import { tw } from '../../ui/style/tw';
import { BackLink } from '../../widgets/back-link/BackLink';
import { Heading } from '../../widgets/heading/Heading';
import type { Titled } from './details/section';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import type { LayoutDevice } from './use-device';

const PlayActions = lazyComponent(async () => (await import('./PlayActions')).PlayActions);
const InfoDrawer = lazyComponent(async () => (await import('./details/InfoDrawer')).InfoDrawer);

interface TitleBarProps extends Titled {
  device: LayoutDevice;
  fill: { isOn: boolean; toggle: () => void } | undefined;
  side: { id: string; isOpen: boolean; toggle: () => void } | undefined;
}

const bar = tw('flex items-center gap-1 md:gap-2 min-h-bar');
const full = tw('flex items-center gap-2 px-2 h-fill-mobile lg:h-fill-desktop');

/**
 * Renders the back link, the title and the actions. On a phone the actions are in a drawer behind a button.
 * @see R-MEDIA-002..004 R-MEDIA-025 R-MEDIA-026
 */
export function TitleBar(props: TitleBarProps) {
  const { title, language, fill } = props;
  const isFull = fill?.isOn === true;
  return (
    <header className={isFull ? full : bar}>
      <BackLink />
      <div className={tw('grow min-w-0')}>
        {title === undefined ? (
          <Skeleton className={`${pulse} ${tw('h-6 w-64 max-w-full')}`} />
        ) : (
          <Heading className={`${words} ${isFull ? oneLine : ''}`} lang={language}>
            {title}
          </Heading>
        )}
      </div>
      {isFull ? null : <Actions {...props} />}
      <Variant {...props} />
    </header>
  );
}

/** Renders the buttons that change how much of the page the player fills. */
function Variant({ device, fill, side }: TitleBarProps) {
  const { t } = useText();
  return (
    <>
      {side ? (
        <div className={device === 'unknown' ? tw('only-wide') : undefined}>
          <IconButton
            label={t(side.isOpen ? 'MEDIA_HIDE_SIDE' : 'MEDIA_SHOW_SIDE')}
            icon={PanelRight}
            aria-expanded={side.isOpen}
            aria-controls={side.isOpen ? side.id : undefined}
            onClick={side.toggle}
          />
        </div>
      ) : null}
      {fill ? (
        <IconButton
          label={t(fill.isOn ? 'VIDEO_EXIT_FULLSCREEN' : 'VIDEO_ENTER_FULLSCREEN')}
          icon={fill.isOn ? Minimize : Maximize}
          onClick={fill.toggle}
        />
      ) : null}
    </>
  );
}

const words = tw('text-18 md:text-28 font-semibold break-anywhere');
const oneLine = tw('line-clamp-1');

function Actions({ device, item, info }: TitleBarProps) {
  const { t } = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (!item) return null;
  const isUnknown = device === 'unknown';
  const actions = (
    <Suspense fallback={null}>
      <PlayActions item={item} />
    </Suspense>
  );
  return (
    <>
      {device === 'mobile' ? null : <div className={isUnknown ? tw('only-wide') : undefined}>{actions}</div>}
      {device === 'mobile' || isUnknown ? (
        <div className={isUnknown ? tw('only-narrow') : undefined}>
          <IconButton
            label={t('MEDIA_INFO')}
            icon={Info}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          />
        </div>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <InfoDrawer actions={actions} onClose={() => setIsOpen(false)}>
            {info}
          </InfoDrawer>
        </Suspense>
      ) : null}
    </>
  );
}
