import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { playerHeight } from '../../domain/media/player-height';
import { tw } from '../../ui/style/tw';
import { PlayerStage } from './stage/PlayerStage';
import type { Section, Titled } from './details/section';
import { TitleBar } from './TitleBar';
import { useDevice, type LayoutDevice } from './use-device';
import { useFill } from './stage/use-fill';
import { lazyComponent } from '../../ui/lazy/lazy-component';

const PlayTabs = lazyComponent(async () => (await import('./details/PlayTabs')).PlayTabs);

interface PlayLayoutProps extends Titled {
  /** True when the player may fill the window. */
  mayFill?: boolean;
  /** True when the player area has the ratio of a video. */
  isVideo?: boolean;
  player: ReactNode;
  /** Directly below the player. */
  under?: ReactNode;
  /** Below `under`, in this order. */
  main?: readonly Section[];
  side?: Section | undefined;
  /** The sections as tabs on a narrow page, in this order. @see R-MEDIA-028 R-MEDIA-029 */
  tabs?: readonly (Section | undefined)[];
}

const column = tw('flex flex-col gap-4');
const filled = tw(
  'fixed inset-0 m-0 p-0 w-full h-full max-h-full max-w-none bg-surface text-text overflow-hidden',
);
const onlyWide = tw('only-wide');
const onlyNarrow = tw('only-narrow');
const row = tw('flex flex-col lg:flex-row gap-6 lg:items-start');

/**
 * Renders the title bar, the player with its sections, and the side list.
 * @see R-MEDIA-002..007 R-MEDIA-015 R-MEDIA-025..029
 */
export function PlayLayout(props: PlayLayoutProps) {
  const { player, side, isVideo = false } = props;
  const ref = useRef<HTMLDivElement>(null);
  const device = useDevice(ref);
  const fill = useFill(ref, props.mayFill);
  const toggle = useSide(device !== 'mobile' && !fill.isOn ? side : undefined);
  const height = fill.isOn && device !== 'unknown' ? playerHeight(device, true) : undefined;
  return (
    <div ref={ref} {...fill.layer} className={fill.isOn ? filled : column}>
      <TitleBar {...props} device={device} fill={props.mayFill ? fill : undefined} side={toggle} />
      <div className={row}>
        <div className={tw('flex flex-col gap-4 grow min-w-0')}>
          <PlayerStage height={height} isVideo={isVideo}>
            {player}
          </PlayerStage>
          {fill.isOn ? null : <Below {...props} device={device} />}
        </div>
        <Beside side={side} toggle={toggle} className={device === 'unknown' ? onlyWide : undefined} />
      </div>
    </div>
  );
}

/** Returns the state of the side list, which the user can collapse. Undefined when there is no side list. */
function useSide(side: Section | undefined) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  return side && { id, isOpen, toggle: () => setIsOpen(!isOpen) };
}

interface BesideProps {
  side: Section | undefined;
  toggle: ReturnType<typeof useSide>;
  className: string | undefined;
}

function Beside({ side, toggle, className = '' }: BesideProps) {
  if (!toggle?.isOpen) return null;
  return (
    <div id={toggle.id} className={`${tw('shrink-0 lg:w-panel')} ${className}`}>
      {side?.content}
    </div>
  );
}

/** Renders the sections below the player. On a narrow page they are tabs. A server renders both. */
function Below({ under, main = [], tabs = [], device }: PlayLayoutProps & { device: LayoutDevice }) {
  const isUnknown = device === 'unknown';
  return (
    <>
      {under}
      {device === 'mobile'
        ? null
        : main.map(({ key, content }) => (
            <div key={key} className={isUnknown ? onlyWide : undefined}>
              {content}
            </div>
          ))}
      {device === 'mobile' || isUnknown ? (
        <div className={isUnknown ? onlyNarrow : undefined}>
          <Suspense fallback={null}>
            <PlayTabs sections={tabs.filter((section) => section !== undefined)} />
          </Suspense>
        </div>
      ) : null}
    </>
  );
}
