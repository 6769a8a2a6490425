import { useEffect, useState, type RefObject } from 'react';
import { toggleFullscreen } from '../video-actions';

/** Does the player fill the screen, and how to change it. */
export function useFullscreen(
  place: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const player = place.current;
    const read = () => setIsOn(player?.matches(':fullscreen') ?? false);
    player?.addEventListener('fullscreenchange', read);
    return () => player?.removeEventListener('fullscreenchange', read);
  }, [place]);
  const toggle = () => {
    if (place.current && video.current) toggleFullscreen(place.current, video.current);
  };
  return { isOn, toggle };
}
