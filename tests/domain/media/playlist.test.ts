import { describe, expect, it } from 'vitest';
import { isPlaylist } from '../../../src/domain/media/playlist';

describe('a playlist', () => {
  it.each([
    ['https://a.example/media/1?key=2', 'application/vnd.apple.mpegurl', true, 'A-114'],
    ['https://a.example/film.m3u8?key=2', undefined, true, 'A-114'],
    ['https://a.example/film.webm?key=a.m3u8x', 'video/webm', false, 'A-114'],
  ])('has the address %s and the type %s: %s [%s]', (...[address, contentType, expected]) => {
    expect(isPlaylist({ address, ...(contentType ? { contentType } : {}) })).toBe(expected);
  });
});
