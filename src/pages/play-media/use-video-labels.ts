import { useText } from '../../i18n/text';
import type { VideoLabels } from '../../ui/video/video-labels';

/** The words of the player in the language of the page. */
export function useVideoLabels(title: string): VideoLabels {
  const { t } = useText();
  return {
    player: t('VIDEO_PLAYER', { name: title }),
    play: t('VIDEO_PLAY'),
    pause: t('VIDEO_PAUSE'),
    mute: t('VIDEO_MUTE'),
    unmute: t('VIDEO_UNMUTE'),
    volume: t('VIDEO_VOLUME'),
    seek: t('VIDEO_SEEK'),
    position: (time, length) => t('VIDEO_POSITION', { time, length }),
    captions: (name) => t('VIDEO_CAPTIONS', { name: name ?? t('VIDEO_CAPTIONS_OFF') }),
    enterFullscreen: t('VIDEO_ENTER_FULLSCREEN'),
    exitFullscreen: t('VIDEO_EXIT_FULLSCREEN'),
    buffering: t('LOADING'),
    failed: t('VIDEO_FAILED'),
    retry: t('ERROR_LIST_BUTTON'),
  };
}
