import type { RefObject } from 'react';
import type { Captions } from '../captions/use-captions';
import type { Playback } from '../playback/use-playback';
import type { VideoLabels } from '../video-labels';

/** The props of the player's control bar. */
export interface VideoControlsProps {
  video: RefObject<HTMLVideoElement | null>;
  playback: Playback;
  labels: VideoLabels;
  playButton: RefObject<HTMLButtonElement | null>;
  captions: Captions;
  isTranscriptOpen: boolean;
  onTranscript: () => void;
  areChaptersOpen: boolean;
  /** Undefined when the video has no chapters. */
  onChapters: (() => void) | undefined;
  /** Copies a link to the current position, in seconds. Undefined when the page has no link to the video. */
  onCopyLink: ((seconds: number) => void) | undefined;
  onHelp: () => void;
  isFullscreen: boolean;
  onFullscreen: () => void;
}
