import type { TextTrack } from '../media';

/** A text track with the words of a video, in contrast to its chapters. */
export type CaptionTrack = TextTrack & { kind: 'captions' | 'subtitles' };

export const isChapters = (track: TextTrack): track is TextTrack & { kind: 'chapters' } =>
  track.kind === 'chapters';

/** Returns the captions and subtitles of a video. Tracks in the language of the page come first. @see O-14 */
export function captionTracks(tracks: readonly TextTrack[], culture: string): CaptionTrack[] {
  const [language = ''] = culture.split('-');
  const isOwn = (track: TextTrack) => Number(track.language.startsWith(language));
  return tracks
    .filter((track): track is CaptionTrack => !isChapters(track))
    .sort((a, b) => isOwn(b) - isOwn(a));
}
