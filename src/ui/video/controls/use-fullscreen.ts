import { useEffect, useState, type RefObject } from 'react';
import { toggleFullscreen } from '../video-actions';

/** Returns whether the player fills the screen, and a function that toggles this. */
export function useFullscreen(ref: RefObject<HTMLElement | null>, video: RefObject<HTMLVideoElement | null>) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const player = ref.current;
    const read = () => setIsOn(player?.matches(':fullscreen') ?? false);
    player?.addEventListener('fullscreenchange', read);
    return () => player?.removeEventListener('fullscreenchange', read);
  }, [ref]);
  const toggle = () => {
    if (ref.current && video.current) toggleFullscreen(ref.current, video.current);
  };
  return { isOn, toggle };
}
