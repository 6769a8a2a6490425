import { useEffect, useState, type RefObject } from 'react';

/** What the video is doing, as its controls show it; times in seconds. */
export interface Playback {
  isPlaying: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
  time: number;
  /** 0 as long as nobody knows it. */
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

/** Follows a video element; `chosen` is what holds until it says otherwise. */
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

/** From this ready state on the next frame is there. */
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
