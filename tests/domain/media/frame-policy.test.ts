import { describe, expect, it } from 'vitest';
import { framePolicy } from '../../../src/domain/media/frame-policy';

const context = {
  mediaAddress: 'https://media.example/files/',
  mediaHosts: ['https://cdn.example', 'slides.example:8443'],
  pageOrigin: 'https://portal.example',
};
const onPage = { ...context, mediaAddress: 'https://portal.example/media/' };

describe('the frame of a media item', () => {
  it.each([
    ['https://media.example/context/catalog/1/media/2', true],
    ['https://cdn.example/2', true],
    ['https://slides.example:8443/2', true],
    ['https://slides.example/2', false],
    ['https://evil.example/https://cdn.example', false],
    ['https://cdn.example.evil.example/2', false],
    ['javascript:alert(1)', false],
    ['not an address', false],
  ])('accepts an address like %s: %s [O-14]', (address, isAllowed) => {
    expect(framePolicy('audio', address, context).isAllowed).toBe(isAllowed);
  });

  it('has no sandbox for a PDF, which must be of another origin [O-14]', () => {
    const foreign = framePolicy('pdf', 'https://media.example/2', context);
    expect(foreign).toMatchObject({ isAllowed: true, sandbox: undefined });
    expect(framePolicy('pdf', 'https://portal.example/media/2', onPage).isAllowed).toBe(false);
  });

  it('has a sandbox for other media, which never shares the origin of the page [O-14]', () => {
    const foreign = framePolicy('eDesigner', 'https://media.example/2', context);
    const own = framePolicy('eDesigner', 'https://portal.example/media/2', onPage);
    expect(foreign.sandbox).toContain('allow-same-origin');
    expect(own.isAllowed).toBe(true);
    expect(own.sandbox).toContain('allow-scripts');
    expect(own.sandbox).not.toContain('allow-same-origin');
  });

  it('allows full screen and playing, but neither microphone nor camera [R-MEDIA-017 O-14]', () => {
    const { allow } = framePolicy('audio', 'https://media.example/2', context);
    expect(allow).toContain('fullscreen');
    expect(allow).toContain('autoplay');
    expect(allow).not.toMatch(/camera|microphone/);
  });
});
