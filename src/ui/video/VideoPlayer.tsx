import { useEffect, useRef, useState, type RefObject } from 'react';
import { tw } from '../style/tw';
import { useCaptions, type CaptionTrack } from './use-captions';
import { useIdle } from './use-idle';
import { usePlayback } from './use-playback';
import { play, playAgain, toggleFullscreen, togglePlay } from './video-actions';
import { VideoControls } from './VideoControls';
import { pressKey } from './video-keys';
import type { VideoLabels } from './video-labels';
import { VideoNotice } from './VideoNotice';

type VideoState = 'playing' | 'paused' | 'ended';

interface VideoPlayerProps {
  address: string;
  poster: string | undefined;
  tracks: readonly CaptionTrack[];
  labels: VideoLabels;
  onState: (state: VideoState, seconds: number) => void;
}

const stage = tw('relative flex flex-col justify-end w-full h-full bg-stage scheme-dark overflow-hidden');
// The bar stands under the picture, so that it never covers captions.
const picture = tw('basis-0 grow min-h-0 w-full object-contain');

/** A video with controls of our own; it is put on the page when the person has asked to play, and starts at once (R-MEDIA-016). */
export function VideoPlayer({ address, poster, tracks, labels, onState }: VideoPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const playback = usePlayback(video);
  const captions = useCaptions(video, tracks);
  const { place, isIdle, wake, awake } = useIdle(playback.isPlaying && !playback.hasFailed);
  const isFullscreen = useFullscreen(place);
  const switchFullscreen = () => {
    if (place.current && video.current) toggleFullscreen(place.current, video.current);
  };
  useEffect(() => {
    // The button that was pressed is gone; the focus stays with the player.
    playButton.current?.focus({ preventScroll: true });
    if (video.current) play(video.current);
  }, []);
  const tell = (state: VideoState) => onState(state, video.current?.currentTime ?? 0);
  return (
    // The keys are shortcuts for the controls inside, which stay reachable one by one.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      ref={place}
      role="group"
      // A press on the picture takes the focus, so that the keys work from there too.
      tabIndex={-1}
      aria-label={labels.player}
      className={stage}
      onKeyDown={(event) => {
        wake();
        if (!video.current) return;
        pressKey(event, {
          video: video.current,
          toggleFullscreen: switchFullscreen,
          nextCaptions: captions.next,
        });
      }}
      {...awake}
    >
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions come with the data */}
      <video
        ref={video}
        src={address}
        poster={poster}
        playsInline
        preload="auto"
        // Captions of another origin load only where the video itself was asked for openly.
        crossOrigin={tracks.length > 0 ? 'anonymous' : undefined}
        className={picture}
        onClick={() => (isIdle ? wake() : video.current && togglePlay(video.current))}
        onPlay={() => tell('playing')}
        onPause={() => video.current?.ended === false && tell('paused')}
        onEnded={() => tell('ended')}
      >
        {tracks.map(({ src, language, label, kind }) => (
          <track key={src} src={src} srcLang={language} label={label} kind={kind} />
        ))}
      </video>
      <VideoNotice
        playback={playback}
        labels={labels}
        onRetry={() => {
          if (video.current) playAgain(video.current);
          playButton.current?.focus({ preventScroll: true });
        }}
      />
      <div className={`${controls} ${isIdle ? gone : ''}`}>
        <VideoControls
          video={video}
          playback={playback}
          labels={labels}
          playButton={playButton}
          captions={tracks.length > 0 ? { shown: captions.shown?.label, next: captions.next } : undefined}
          isFullscreen={isFullscreen}
          onFullscreen={switchFullscreen}
        />
      </div>
    </div>
  );
}

const controls = tw('relative motion-ok:transition-opacity');
const gone = tw('opacity-0');

function useFullscreen(place: RefObject<HTMLDivElement | null>): boolean {
  const [isFullscreen, setIsFullscreen] = useState(false);
  useEffect(() => {
    const player = place.current;
    const read = () => setIsFullscreen(player?.matches(':fullscreen') ?? false);
    player?.addEventListener('fullscreenchange', read);
    return () => player?.removeEventListener('fullscreenchange', read);
  }, [place]);
  return isFullscreen;
}
