import { describe, expect, it } from 'vitest';
import { frameAddress, scormAddress, videoAddress } from '../../../src/domain/media/media-address';

const source = { mediaHost: 'https://media.example/', mediaId: '9', secretKey: 'a/b=' };

describe('the address of a media item', () => {
  it('has the secret key for a video [R-API-072 A-114]', () => {
    expect(videoAddress(source)).toBe('https://media.example/media/9?key=a%2Fb%3D');
    expect(videoAddress({ ...source, mediaHost: 'https://media.example' })).toBe(videoAddress(source));
  });

  it('follows the template of the host page [A-114]', () => {
    const template = '{mediaHost}v/{secretKey}/{mediaId}.m3u8?{other}';
    expect(videoAddress({ ...source, template })).toBe('https://media.example/v/a%2Fb%3D/9.m3u8?{other}');
  });

  it.each([
    ['catalog', 'R-API-081', 'https://media.example/context/catalog/4/media/9?access_token=t%26u'],
    ['course', 'R-API-082', 'https://media.example/context/course/4/media/9?access_token=t%26u'],
  ] as const)('is complete for a %s frame [%s]', (context, _, address) => {
    const frame = { mediaHost: source.mediaHost, context, contextId: '4', mediaId: '9' };
    expect(frameAddress({ ...frame, token: 't&u' })).toBe(address);
    expect(frameAddress(frame)).toBe(address.replace('?access_token=t%26u', ''));
  });

  it('has spg and accessId for a SCORM page [R-API-079]', () => {
    expect(scormAddress('https://scorm.example/play', 'g-1', '77')).toBe(
      'https://scorm.example/play?spg=g-1&accessId=77',
    );
    expect(scormAddress('https://scorm.example/play?x=1', 'g-1', '77')).toContain('?x=1&spg=g-1');
  });
});
