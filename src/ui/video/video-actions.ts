import { speeds } from './controls/speeds';

const volumeStep = 0.1;

/** Starts playback. If the browser requires another press first, the video stays paused with its play button. */
export function play(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}

export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused || video.ended) play(video);
  else video.pause();
}

export function skip(video: HTMLVideoElement, seconds: number): void {
  seekTo(video, video.currentTime + seconds);
}

/** Changes to the next speed in this direction, not beyond the ends. */
export function changeSpeed(video: HTMLVideoElement, direction: 1 | -1): void {
  video.playbackRate = speeds[speeds.indexOf(video.playbackRate) + direction] ?? video.playbackRate;
}

export function seekTo(video: HTMLVideoElement, seconds: number): void {
  if (!Number.isFinite(video.duration)) return;
  video.currentTime = Math.min(video.duration, Math.max(0, seconds));
}

/** Moves to a position and plays from there. */
export function playFrom(video: HTMLVideoElement | null, seconds: number): void {
  if (!video) return;
  seekTo(video, seconds);
  play(video);
}

export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, volume));
  video.muted = false;
}

export function changeVolume(video: HTMLVideoElement, direction: 1 | -1): void {
  setVolume(video, video.volume + direction * volumeStep);
}

export function toggleMute(video: HTMLVideoElement): void {
  // At volume 0, unmuting alone would not make the video audible.
  if (video.volume === 0) return setVolume(video, 1);
  video.muted = !video.muted;
}

/** Moves the video into a small window of its own, or back. */
export function togglePictureInPicture(video: HTMLVideoElement): void {
  const page = video.ownerDocument;
  const isOut = page.pictureInPictureElement !== null;
  (isOut ? page.exitPictureInPicture() : video.requestPictureInPicture()).catch(() => {});
}

/** Some phones fill the screen with the video only, without the controls around it. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export function toggleFullscreen(player: HTMLElement, video: PhoneVideo): void {
  if (player.matches(':fullscreen')) return void player.ownerDocument.exitFullscreen().catch(() => {});
  if (typeof player.requestFullscreen === 'function') return void player.requestFullscreen().catch(() => {});
  video.webkitEnterFullscreen?.();
}
