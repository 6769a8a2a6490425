import { useState } from 'react';
import type { Media } from '../../../../domain/media/media';
import { startTimeOf } from '../../../../domain/media/playback/start-time';
import { materialRoute, switchMaterial } from '../../../../state/media/course-media';
import { useElementLocation } from '../../../../state/navigation/element-location';
import { useElementContext } from '../../../../state/portal/element-context';

/**
 * Plays a material from the line that the user chose. The address names the second too, so a link to another material
 * ends it, and a reload offers it.
 */
export function useChosenLine(courseId: string, media: Media | undefined) {
  const context = useElementContext();
  const startTime = startTimeOf(useElementLocation().query);
  const [chosen, setChosen] = useState({ mediaId: '', seconds: -1, count: 0 });
  const choose = (material: Media, start: number) => {
    const seconds = Math.floor(start);
    setChosen(({ count }) => ({ mediaId: material.id, seconds, count: count + 1 }));
    switchMaterial(context, materialRoute(courseId, material), seconds);
  };
  const isChosen = chosen.mediaId === media?.id && chosen.seconds === startTime;
  return {
    choose,
    playsFrom: isChosen ? startTime : undefined,
    /** Another choice starts the player again. */
    playKey: isChosen ? `${media.id} ${chosen.count}` : media?.id,
  };
}
