import { useEffect, useRef, useState, type RefObject } from 'react';
import { play, seekTo } from '../video-actions';

interface Source {
  address: string;
  isPlaylist: boolean;
  /** The start position in seconds. */
  startAt: number;
}

const playlistType = 'application/vnd.apple.mpegurl';

/** Sets the source of a video and plays it. After a failure, `retry` continues from the position of the failure. */
export function useSource(ref: RefObject<HTMLVideoElement | null>, source: Source) {
  const { address, isPlaylist } = source;
  const from = useRef(source.startAt);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    setHasFailed(false);
    // Playback was already started. If the person has paused the video since then, it stays paused.
    const begin = () => seekTo(video, from.current);
    video.addEventListener('loadedmetadata', begin, { once: true });
    const fail = () => setHasFailed(true);
    const stop =
      isPlaylist && !video.canPlayType(playlistType) ? stream(video, address, fail) : load(video, address);
    return () => {
      video.removeEventListener('loadedmetadata', begin);
      stop();
    };
  }, [ref, address, isPlaylist, tries]);
  const retry = () => {
    from.current = ref.current?.currentTime || from.current;
    setTries((count) => count + 1);
  };
  return { hasFailed, retry };
}

function load(video: HTMLVideoElement, address: string): () => void {
  video.src = address;
  play(video);
  return () => {
    video.removeAttribute('src');
    // Otherwise the browser would continue to fetch a video that nobody watches.
    video.load();
  };
}

function stream(video: HTMLVideoElement, address: string, onFailed: () => void): () => void {
  let isOver = false;
  let stop = () => {};
  import('./stream').then(({ startStream }) => {
    if (isOver) return;
    stop = startStream(video, address, onFailed);
    play(video);
  }, onFailed);
  return () => {
    isOver = true;
    stop();
  };
}
