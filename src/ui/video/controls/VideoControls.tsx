import type { KeyboardEvent } from 'react';
import { Maximize, Minimize, Play } from '../../icons/playback';
import {
  CircleHelp,
  Link,
  ListVideo,
  Pause,
  PictureInPicture2,
  ScrollText,
  Volume2,
  VolumeX,
} from '../../icons/video-controls';
import { tw } from '../../style/tw';
import { clock } from '../clock';
import { Choices } from './Choices';
import { StageButton } from './StageButton';
import { seekTo, setVolume, skip, toggleMute, togglePictureInPicture, togglePlay } from '../video-actions';
import type { VideoControlsProps } from './video-controls';

// The bar is left to right in every language, since a timeline is.
const bar = tw('flex flex-wrap items-center gap-1 px-2 pb-1 text-on-stage text-14');
const slider = tw('h-6 min-w-0 accent-on-stage outline-stage');

/** A bar with the controls for playback, position, volume, captions, speed and views. */
export function VideoControls(props: VideoControlsProps) {
  const { video, playback, labels, playButton } = props;
  const act = (action: (video: HTMLVideoElement) => void) => () => {
    if (video.current) action(video.current);
  };
  return (
    <div dir="ltr" className={bar}>
      <SeekSlider {...props} />
      <StageButton
        ref={playButton}
        label={playback.isPlaying ? labels.pause : labels.play}
        icon={playback.isPlaying ? Pause : Play}
        onClick={act(togglePlay)}
      />
      <StageButton
        label={playback.isMuted ? labels.unmute : labels.mute}
        icon={playback.isMuted ? VolumeX : Volume2}
        onClick={act(toggleMute)}
      />
      <VolumeSlider {...props} />
      <span className={tw('grow px-1 whitespace-nowrap tabular-nums')}>
        {`${clock(playback.time)} / ${clock(playback.length)}`}
      </span>
      <Choices {...props} />
      <Views {...props} />
    </div>
  );
}

/** Buttons for the transcript, the chapters, a link to the position, the help, picture-in-picture and full screen. */
function Views(props: VideoControlsProps) {
  const { video, playback, labels, captions, isFullscreen, onCopyLink } = props;
  const hasPictureInPicture = video.current?.ownerDocument.pictureInPictureEnabled === true;
  return (
    <>
      {captions.tracks.length > 0 ? (
        <StageButton
          label={labels.transcript}
          icon={ScrollText}
          aria-expanded={props.isTranscriptOpen}
          onClick={props.onTranscript}
        />
      ) : null}
      {props.onChapters ? (
        <StageButton
          label={labels.chapters}
          icon={ListVideo}
          aria-expanded={props.areChaptersOpen}
          onClick={props.onChapters}
        />
      ) : null}
      {onCopyLink ? (
        <StageButton label={labels.copyLink} icon={Link} onClick={() => onCopyLink(playback.time)} />
      ) : null}
      <StageButton label={labels.help} icon={CircleHelp} aria-haspopup="dialog" onClick={props.onHelp} />
      {hasPictureInPicture ? (
        <StageButton
          label={labels.pictureInPicture}
          icon={PictureInPicture2}
          onClick={() => video.current && togglePictureInPicture(video.current)}
        />
      ) : null}
      <StageButton
        label={isFullscreen ? labels.exitFullscreen : labels.enterFullscreen}
        icon={isFullscreen ? Minimize : Maximize}
        onClick={props.onFullscreen}
      />
    </>
  );
}

function SeekSlider({ video, playback, labels }: VideoControlsProps) {
  const { time, length } = playback;
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction === undefined || !video.current) return;
    event.preventDefault();
    skip(video.current, direction * arrowSeconds);
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
      className={`${slider} ${seekSlot}`}
      onKeyDown={press}
      onChange={({ currentTarget }) => {
        if (video.current) seekTo(video.current, currentTarget.valueAsNumber);
      }}
    />
  );
}

const arrowSeconds = 5;

const seekSlot = tw('w-full');

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
      className={`${slider} ${volumeSlot}`}
      onChange={({ currentTarget }) => {
        if (video.current) setVolume(video.current, currentTarget.valueAsNumber);
      }}
    />
  );
}

/** Hidden on phones, where the buttons of the device set the volume. */
const volumeSlot = tw('hidden md:block w-20');
