import type { KeyboardEvent, RefObject } from 'react';
import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from '../icons/icons';
import { tw } from '../style/tw';
import { clock } from './clock';
import { StageButton } from './StageButton';
import type { Playback } from './use-playback';
import { seekTo, setVolume, skip, toggleMute, togglePlay } from './video-actions';
import type { VideoLabels } from './video-labels';

interface VideoControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  playback: Playback;
  labels: VideoLabels;
  playButton: RefObject<HTMLButtonElement | null>;
  /** Undefined where there is nothing to switch between. */
  captions: { shown: string | undefined; next: () => void } | undefined;
  isFullscreen: boolean;
  onFullscreen: () => void;
}

// A time line runs from left to right in every language.
const bar = tw('flex flex-wrap items-center gap-1 px-2 pb-1 md:flex-nowrap md:gap-2 text-on-stage text-14');
const slider = tw('h-6 min-w-0 accent-on-stage outline-stage');

/** Play, position, sound, captions and full screen in one bar. */
export function VideoControls(props: VideoControlsProps) {
  const { video, playback, labels, playButton, captions, isFullscreen } = props;
  const act = (action: (video: HTMLVideoElement) => void) => () => {
    if (video.current) action(video.current);
  };
  return (
    <div dir="ltr" className={bar}>
      <StageButton
        ref={playButton}
        label={playback.isPlaying ? labels.pause : labels.play}
        icon={playback.isPlaying ? Pause : Play}
        onClick={act(togglePlay)}
      />
      <SeekSlider {...props} />
      <span className={tw('grow whitespace-nowrap tabular-nums md:grow-0')}>
        {`${clock(playback.time)} / ${clock(playback.length)}`}
      </span>
      <StageButton
        label={playback.isMuted ? labels.unmute : labels.mute}
        icon={playback.isMuted ? VolumeX : Volume2}
        onClick={act(toggleMute)}
      />
      <VolumeSlider {...props} />
      {captions ? (
        <StageButton
          label={labels.captions(captions.shown)}
          icon={captions.shown === undefined ? CaptionsOff : Captions}
          onClick={captions.next}
        />
      ) : null}
      <StageButton
        label={isFullscreen ? labels.exitFullscreen : labels.enterFullscreen}
        icon={isFullscreen ? Minimize : Maximize}
        onClick={props.onFullscreen}
      />
    </div>
  );
}

function SeekSlider({ video, playback, labels }: VideoControlsProps) {
  const { time, length } = playback;
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined || !video.current) return;
    event.preventDefault();
    skip(video.current, direction);
  };
  return (
    <input
      type="range"
      min={0}
      max={length || 1}
      step="any"
      value={time}
      aria-label={labels.seek}
      aria-valuetext={labels.position(clock(time), clock(length))}
      disabled={length === 0}
      className={`${slider} ${seekPlace}`}
      onKeyDown={press}
      onChange={({ currentTarget }) => {
        if (video.current) seekTo(video.current, currentTarget.valueAsNumber);
      }}
    />
  );
}

const seekPlace = tw('order-first w-full md:order-none md:w-auto md:grow');

const directions: Partial<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

function VolumeSlider({ video, playback, labels }: VideoControlsProps) {
  const volume = playback.isMuted ? 0 : playback.volume;
  return (
    <input
      type="range"
      min={0}
      max={1}
      step={0.05}
      value={volume}
      aria-label={labels.volume}
      aria-valuetext={`${Math.round(volume * 100)} %`}
      className={`${slider} ${volumePlace}`}
      onChange={({ currentTarget }) => {
        if (video.current) setVolume(video.current, currentTarget.valueAsNumber);
      }}
    />
  );
}

/** On a telephone the buttons of the device set the volume. */
const volumePlace = tw('hidden md:block w-20');
