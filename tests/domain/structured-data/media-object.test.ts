import { describe, expect, it } from 'vitest';
import { mediaTypes } from '../../../src/domain/media/media-types';
import { mediaObject } from '../../../src/domain/structured-data/media-object';
import { video } from './some-items';
import { problemsOf } from './validate-graph';

const url = 'https://portal.example/catalog/play-media/9/video';
const page = { url, timeZone: 'Europe/Copenhagen', uploadDate: '2026-01-31' };

describe('a video', () => {
  it('has the fields of the media item and its date of publication [R-ENTITY-064]', () => {
    const found = mediaObject(video({ language: 'da', contentType: 'video/webm' }), page);
    expect(found).toEqual({
      '@type': 'VideoObject',
      name: 'Welcome',
      url,
      description: 'Who we are.',
      thumbnailUrl: 'https://gallery.example/images/1?size=large',
      uploadDate: '2026-01-31',
      duration: 'PT3M',
      inLanguage: 'da',
      encodingFormat: 'video/webm',
    });
    expect(problemsOf(found)).toEqual([]);
  });

  it.each([
    ['a date of publication', video(), { uploadDate: undefined }],
    ['a readable date of publication', video(), { uploadDate: 'last year' }],
    ['an image', { ...video(), poster: '', image: '' }, {}],
    ['an image for everybody', video({ poster: 'https://gallery.example/1?access_token=' }), {}],
    ['a title', video({ title: ' ' }), {}],
  ])('is left out without %s', (_, media, missing) => {
    expect(mediaObject(media, { ...page, ...missing })).toBeUndefined();
  });

  it('never has the address of its file [A-114]', () => {
    const media = video({ link: 'https://m.example/media/9?key=secret' });
    expect(JSON.stringify(mediaObject(media, page))).not.toContain('secret');
  });
});

describe('an audio recording', () => {
  it('needs no image and no date', () => {
    const { id, title, textTracks, showsRelated, related } = video();
    const media = { id, title, textTracks, showsRelated, related, type: 'audio' } as const;
    const found = mediaObject(media, { ...page, uploadDate: undefined });
    expect(found).toEqual({ '@type': 'AudioObject', name: 'Welcome', url });
    expect(problemsOf(found)).toEqual([]);
  });
});

it('only videos and audio recordings are media objects', () => {
  expect(mediaTypes.filter((type) => mediaObject(video({ type }), page))).toEqual(['video', 'audio']);
});
