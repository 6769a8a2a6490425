import { useEffect, useState, type RefObject } from 'react';

/** The state of the video as its controls show it. Times are in seconds. */
export interface Playback {
  isPlaying: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  time: number;
  /** 0 while the length is unknown. */
  length: number;
  volume: number;
  isMuted: boolean;
  speed: number;
}

const events = [
  'play',
  'pause',
  'ended',
  'playing',
  'waiting',
  'seeking',
  'seeked',
  'stalled',
  'canplay',
  'timeupdate',
  'durationchange',
  'volumechange',
  'ratechange',
  'loadstart',
  'error',
] as const;

/** Returns the state of a video element. `chosen` applies until the element reports other values. */
export function usePlayback(
  ref: RefObject<HTMLVideoElement | null>,
  chosen: Pick<Playback, 'volume' | 'isMuted' | 'speed'>,
): Playback {
  const [playback, setPlayback] = useState({ ...beforeStart, ...chosen });
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const read = () => setPlayback(playbackOf(video));
    for (const event of events) video.addEventListener(event, read);
    return () => {
      for (const event of events) video.removeEventListener(event, read);
    };
  }, [ref]);
  return playback;
}

const beforeStart = {
  isPlaying: false,
  isWaiting: true,
  hasFailed: false,
  time: 0,
  length: 0,
};

/** From this ready state on, the next frame is available. */
const haveFutureData = 3;

function playbackOf(video: HTMLVideoElement): Playback {
  const hasFailed = video.error !== null;
  return {
    isPlaying: !video.paused && !video.ended,
    isWaiting: !hasFailed && !video.paused && !video.ended && video.readyState < haveFutureData,
    hasFailed,
    time: video.currentTime,
    length: Number.isFinite(video.duration) ? video.duration : 0,
    volume: video.volume,
    isMuted: video.muted || video.volume === 0,
    speed: video.playbackRate,
  };
}
