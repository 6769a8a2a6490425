import { expect, it } from 'vitest';
import { articleImageAddress, imageAddress } from '../../../src/api/media/image-address';
import { imageSource } from '../../../src/state/catalog/image-source';

const api = { services: { gallery: 'https://g.example/' } } as Parameters<typeof articleImageAddress>[0];
const gallery = 'https://g.example/images/p1?size=medium';

it.each([
  ['an article', 'R-API-008', articleImageAddress(api, 'p1'), 'a b', `${gallery}&access_token=a%20b`],
  ['an article without a token', 'R-API-008', articleImageAddress(api, 'p1'), undefined, gallery],
  ['any other picture', 'R-API-007', imageAddress(api, 'p1'), 'a', gallery],
  [
    'a foreign address',
    'R-API-008',
    articleImageAddress(api, 'https://x.example/p'),
    'a',
    'https://x.example/p',
  ],
  [
    'an address of the gallery without a query',
    'R-API-008',
    articleImageAddress(api, 'https://g.example/images/7'),
    'a',
    'https://g.example/images/7?access_token=a',
  ],
  [
    'an address of the gallery without a query or a token',
    'R-API-008',
    articleImageAddress(api, 'https://g.example/images/7'),
    undefined,
    'https://g.example/images/7',
  ],
  ['no picture', 'R-API-008', articleImageAddress(api, undefined), 'a', undefined],
])(
  'the image address of %s has a token only for an article in the gallery [%s]',
  (_, __, address, token, src) => {
    expect(imageSource(address, token)).toBe(src);
  },
);

it('the address of an article image has no token before it is rendered [O-10]', () => {
  expect(articleImageAddress(api, 'p1')).toMatch(/access_token=$/);
});
