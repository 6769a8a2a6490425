import { describe, expect, it } from 'vitest';
import { isPlaylist } from '../../../src/domain/media/playlist';

describe('a playlist', () => {
  it.each([
    ['https://a.example/media/1?key=2', 'application/vnd.apple.mpegurl', 'A-114', true],
    ['https://a.example/film.m3u8?key=2', undefined, 'A-114', true],
    ['https://a.example/film.webm?key=a.m3u8x', 'video/webm', 'A-114', false],
  ])('tells %s of type %s [%s]', (address, contentType, _, expected) => {
    expect(isPlaylist({ address, ...(contentType ? { contentType } : {}) })).toBe(expected);
  });
});
