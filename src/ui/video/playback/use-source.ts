import { useEffect, useRef, useState, type RefObject } from 'react';
import { play, seekTo } from '../video-actions';

interface Source {
  address: string;
  isPlaylist: boolean;
  /** Where to begin, in seconds. */
  startAt: number;
}

const playlistType = 'application/vnd.apple.mpegurl';

/** Gives a video its source and plays it; a failure can be tried again from where it broke off. */
export function useSource(ref: RefObject<HTMLVideoElement | null>, source: Source) {
  const { address, isPlaylist } = source;
  const from = useRef(source.startAt);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    setHasFailed(false);
    // It was told to play before; who has stopped it meanwhile is not overruled.
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
    // Else the browser goes on fetching what nobody watches.
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
