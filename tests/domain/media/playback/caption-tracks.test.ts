import { expect, it } from 'vitest';
import { captionTracks, isChapters } from '../../../../src/domain/media/playback/caption-tracks';
import type { TextTrack } from '../../../../src/domain/media/media';

const track = (language: string, kind: TextTrack['kind']): TextTrack => ({
  src: `/${language}.vtt`,
  label: language,
  language,
  kind,
});

it('the captions in the language of the page come first, without chapters [O-14]', () => {
  const tracks = [track('en', 'captions'), track('da', 'chapters'), track('da', 'subtitles')];
  expect(captionTracks(tracks, 'da-DK').map(({ language }) => language)).toEqual(['da', 'en']);
  expect(captionTracks(tracks, 'pl-PL').map(({ language }) => language)).toEqual(['en', 'da']);
});

it('the tracks of a video stay in their order, and the chapters are found among them [O-14]', () => {
  const tracks = [track('en', 'captions'), track('da', 'subtitles'), track('da', 'chapters')];
  captionTracks(tracks, 'da-DK');
  expect(tracks.map(isChapters)).toEqual([false, false, true]);
});
