import { useEffect, useRef, type RefObject } from 'react';
import type { Playback } from './use-playback';

/** The person's choices. The next video starts with them. */
export interface VideoChoices {
  volume: number;
  isMuted: boolean;
  speed: number;
  captions: string | undefined;
}

export interface VideoReports {
  onState: (state: 'playing' | 'paused' | 'ended', seconds: number) => void;
  /** Reports the position at intervals during playback, and when the video stops or is removed. */
  onPosition: (at: { seconds: number; length: number }) => void;
  onChoices: (choices: VideoChoices) => void;
}

interface Reported extends VideoReports {
  choices: VideoChoices;
  playback: Playback;
  language: string | undefined;
}

const betweenPositionsSeconds = 5;

/** Applies the saved choices to a video, and reports its state, position and choices. */
export function useReports(ref: RefObject<HTMLVideoElement | null>, reported: Reported): void {
  const now = useRef(reported);
  now.current = reported;
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const { volume, isMuted, speed } = now.current.choices;
    Object.assign(video, { volume, muted: isMuted, defaultPlaybackRate: speed, playbackRate: speed });
    return follow(video, () => now.current);
  }, [ref]);
  const { playback, language, onChoices } = reported;
  const { volume, isMuted, speed } = playback;
  const report = useRef(onChoices);
  report.current = onChoices;
  useEffect(
    () => report.current({ volume, isMuted, speed, captions: language }),
    [volume, isMuted, speed, language],
  );
}

function follow(video: HTMLVideoElement, reports: () => VideoReports): () => void {
  let last = 0;
  const reportPosition = () => {
    if (!Number.isFinite(video.duration)) return;
    last = video.currentTime;
    reports().onPosition({ seconds: last, length: video.duration });
  };
  const report = (state: 'playing' | 'paused' | 'ended') => {
    reportPosition();
    reports().onState(state, video.currentTime);
  };
  const acts = {
    play: () => report('playing'),
    pause: () => {
      if (!video.ended) report('paused');
    },
    ended: () => report('ended'),
    timeupdate: () => {
      if (Math.abs(video.currentTime - last) >= betweenPositionsSeconds) reportPosition();
    },
  };
  for (const [event, act] of Object.entries(acts)) video.addEventListener(event, act);
  return () => {
    for (const [event, act] of Object.entries(acts)) video.removeEventListener(event, act);
    reportPosition();
  };
}
