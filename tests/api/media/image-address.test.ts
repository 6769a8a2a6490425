import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../src/api/host/configuration';
import { imageAddress } from '../../../src/api/media/image-address';
import { services } from '../fake-server';

const api = { services: { ...services, gallery: 'https://g.example/base/' } };

describe('the address of an image', () => {
  it.each([
    ['p1', 'https://g.example/base/images/p1?size=medium', 'R-API-007'],
    ['a/b?c', 'https://g.example/base/images/a%2Fb%3Fc?size=medium', 'R-ENTITY-029'],
    ['https://cdn.example/p.png?x=1', 'https://cdn.example/p.png?x=1', 'R-API-007'],
    ['//cdn.example/p.png', '//cdn.example/p.png', 'R-API-007'],
    ['/pictures/7', 'https://g.example/pictures/7', 'A-129'],
    ['https://evil.example/x?access_token=', 'https://evil.example/x', 'O-10'],
    ['https://evil.example/x?a=1&access_token=', 'https://evil.example/x?a=1', 'O-10'],
    ['/x?access_token=', 'https://g.example/x', 'O-10'],
    ['/\\evil.example/x', undefined, 'O-10'],
    ['/\\[', undefined, 'O-19'],
    ['', undefined, 'R-API-007'],
    [undefined, undefined, 'R-API-007'],
  ])('of %s is %s [%s]', (...[image, href]) => {
    expect(imageAddress(api, image)).toBe(href);
  });

  it('is below the origin of the page when no gallery is configured [A-129]', () => {
    const response = { services: { ...services, gallery: null }, catalogs: [{ id: 1, name: 'A' }] };
    const { configuration, problems } = readConfiguration(
      response,
      'https://portal.example/deep/config.json',
    );
    expect(problems).toEqual([]);
    expect(configuration && imageAddress(configuration, 'p1')).toBe(
      'https://portal.example/gallery/images/p1?size=medium',
    );
  });

  it.each(['thumbnail', 'small', 'medium', 'large'] as const)(
    'has the size %s [R-ENTITY-084 A-021]',
    (size) => {
      expect(imageAddress(api, 'p1', size)).toBe(`https://g.example/base/images/p1?size=${size}`);
    },
  );

  it('is never the address of a script [A-124]', () => {
    expect(imageAddress(api, 'javascript:alert(1)')).toMatch(/^https:\/\/g\.example\/base\/images\//);
  });
});
