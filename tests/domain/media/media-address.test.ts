import { describe, expect, it } from 'vitest';
import { frameAddress, scormAddress, videoAddress } from '../../../src/domain/media/media-address';

const source = { mediaHost: 'https://media.example/', mediaId: '9', secretKey: 'a/b=' };

describe('media addresses', () => {
  it('R-API-072 A-114 a video is addressed with its secret key', () => {
    expect(videoAddress(source)).toBe('https://media.example/media/9?key=a%2Fb%3D');
    expect(videoAddress({ ...source, mediaHost: 'https://media.example' })).toBe(videoAddress(source));
  });

  it('A-114 a host can give another template', () => {
    const template = '{mediaHost}v/{secretKey}/{mediaId}.m3u8?{other}';
    expect(videoAddress({ ...source, template })).toBe('https://media.example/v/a%2Fb%3D/9.m3u8?{other}');
  });

  it.each([
    ['R-API-081', 'catalog', 'https://media.example/context/catalog/4/media/9?access_token=t%26u'],
    ['R-API-082', 'course', 'https://media.example/context/course/4/media/9?access_token=t%26u'],
  ] as const)('%s a %s frame has its address', (_, context, address) => {
    const frame = { mediaHost: source.mediaHost, context, contextId: '4', mediaId: '9' };
    expect(frameAddress({ ...frame, token: 't&u' })).toBe(address);
    expect(frameAddress(frame)).toBe(address.replace('?access_token=t%26u', ''));
  });

  it('R-API-079 a SCORM page is opened with spg and accessId', () => {
    expect(scormAddress('https://scorm.example/play', 'g-1', '77')).toBe(
      'https://scorm.example/play?spg=g-1&accessId=77',
    );
    expect(scormAddress('https://scorm.example/play?x=1', 'g-1', '77')).toContain('?x=1&spg=g-1');
  });
});
