import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../src/api/host/configuration';
import { imageAddress } from '../../../src/api/host/image-address';
import { services } from '../fake-server';

const api = { services: { ...services, gallery: 'https://g.example/base/' } };

describe('the address of a picture', () => {
  it.each([
    ['R-API-007', 'p1', 'https://g.example/base/images/p1?size=medium'],
    ['R-ENTITY-029', 'a/b?c', 'https://g.example/base/images/a%2Fb%3Fc?size=medium'],
    ['R-API-007', 'https://cdn.example/p.png?x=1', 'https://cdn.example/p.png?x=1'],
    ['R-API-007', '//cdn.example/p.png', '//cdn.example/p.png'],
    ['A-129', '/pictures/7', 'https://g.example/pictures/7'],
    ['O-10', 'https://evil.example/x?access_token=', 'https://evil.example/x'],
    ['O-10', 'https://evil.example/x?a=1&access_token=', 'https://evil.example/x?a=1'],
    ['O-10', '/x?access_token=', 'https://g.example/x'],
    ['O-10', '/\\evil.example/x', undefined],
    ['O-19', '/\\[', undefined],
    ['R-API-007', '', undefined],
    ['R-API-007', undefined, undefined],
  ])('%s of %s is %s', (_, image, href) => {
    expect(imageAddress(api, image)).toBe(href);
  });

  it('A-129 is below the origin where no gallery is configured', () => {
    const given = { services: { ...services, gallery: null }, catalogs: [{ id: 1, name: 'A' }] };
    const { configuration, problems } = readConfiguration(given, 'https://portal.example/deep/config.json');
    expect(problems).toEqual([]);
    expect(configuration && imageAddress(configuration, 'p1')).toBe(
      'https://portal.example/gallery/images/p1?size=medium',
    );
  });

  it.each(['thumbnail', 'small', 'medium', 'large'] as const)('R-ENTITY-084 A-021 asks for %s', (size) => {
    expect(imageAddress(api, 'p1', size)).toBe(`https://g.example/base/images/p1?size=${size}`);
  });

  it('A-124 nothing that could run as a script becomes an address', () => {
    expect(imageAddress(api, 'javascript:alert(1)')).toMatch(/^https:\/\/g\.example\/base\/images\//);
  });
});
