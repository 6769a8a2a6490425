const skipSeconds = 5;
const volumeStep = 0.1;

/** Plays; a browser that first wants another press leaves the video paused, with its button to press. */
export function play(video: HTMLVideoElement): void {
  video.play().catch(() => {});
}

export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused || video.ended) play(video);
  else video.pause();
}

/** One short skip back or forward. */
export function skip(video: HTMLVideoElement, direction: 1 | -1): void {
  seekTo(video, video.currentTime + direction * skipSeconds);
}

export function seekTo(video: HTMLVideoElement, seconds: number): void {
  if (!Number.isFinite(video.duration)) return;
  video.currentTime = Math.min(video.duration, Math.max(0, seconds));
}

export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, volume));
  video.muted = false;
}

export function changeVolume(video: HTMLVideoElement, direction: 1 | -1): void {
  setVolume(video, video.volume + direction * volumeStep);
}

export function toggleMute(video: HTMLVideoElement): void {
  // A volume of nothing cannot be heard by being no longer muted.
  if (video.volume === 0) return setVolume(video, 1);
  video.muted = !video.muted;
}

/** Loads the source again from where it broke off. */
export function playAgain(video: HTMLVideoElement): void {
  const { currentTime } = video;
  video.load();
  video.addEventListener('loadedmetadata', () => seekTo(video, currentTime), { once: true });
  play(video);
}

/** Telephones of one maker fill the screen with the video alone, not with our controls around it. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export function toggleFullscreen(player: HTMLElement, video: PhoneVideo): void {
  if (player.matches(':fullscreen')) return void player.ownerDocument.exitFullscreen().catch(() => {});
  if (typeof player.requestFullscreen === 'function') return void player.requestFullscreen().catch(() => {});
  video.webkitEnterFullscreen?.();
}
