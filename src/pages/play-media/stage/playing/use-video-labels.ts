import { useText } from '../../../../i18n/texts';
import type { VideoLabels } from '../../../../ui/video/video-labels';

/** Returns the texts of the player in the language of the page. */
export function useVideoLabels(title: string): VideoLabels {
  const { t } = useText();
  return {
    player: t('VIDEO_PLAYER', { name: title }),
    play: t('VIDEO_PLAY'),
    pause: t('VIDEO_PAUSE'),
    mute: t('VIDEO_MUTE'),
    unmute: t('VIDEO_UNMUTE'),
    volume: t('VIDEO_VOLUME'),
    speed: t('VIDEO_SPEED'),
    seek: t('VIDEO_SEEK'),
    position: (time, length) => t('VIDEO_POSITION', { time, length }),
    captions: t('VIDEO_CAPTIONS'),
    noCaptions: t('VIDEO_CAPTIONS_OFF'),
    pictureInPicture: t('VIDEO_PIP'),
    transcript: t('VIDEO_TRANSCRIPT'),
    searchTranscript: t('VIDEO_TRANSCRIPT_SEARCH'),
    matchCount: (count) => t('VIDEO_TRANSCRIPT_COUNT', { count }),
    transcriptFailed: t('VIDEO_TRANSCRIPT_FAILED'),
    chapters: t('VIDEO_CHAPTERS'),
    chaptersFailed: t('VIDEO_CHAPTERS_FAILED'),
    copyLink: t('VIDEO_COPY_LINK'),
    enterFullscreen: t('VIDEO_ENTER_FULLSCREEN'),
    exitFullscreen: t('VIDEO_EXIT_FULLSCREEN'),
    help: t('VIDEO_HELP'),
    keys: {
      play: t('VIDEO_KEY_PLAY'),
      shortSkip: t('VIDEO_KEY_SHORT_SKIP'),
      longSkip: t('VIDEO_KEY_LONG_SKIP'),
      tenths: t('VIDEO_KEY_TENTHS'),
      volume: t('VIDEO_KEY_VOLUME'),
      mute: t('VIDEO_KEY_MUTE'),
      speed: t('VIDEO_KEY_SPEED'),
      captions: t('VIDEO_KEY_CAPTIONS'),
      fullscreen: t('VIDEO_KEY_FULLSCREEN'),
      help: t('VIDEO_KEY_HELP'),
    },
    close: t('CLOSE'),
    buffering: t('LOADING'),
    slow: t('MEDIA_SLOW'),
    failed: t('VIDEO_FAILED'),
    retry: t('ERROR_LIST_BUTTON'),
  };
}
