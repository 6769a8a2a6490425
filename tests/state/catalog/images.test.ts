import { expect, it } from 'vitest';
import { articleImageAddress, imageAddress } from '../../../src/api/host/image-address';
import { imageSource } from '../../../src/state/catalog/image-source';

const api = { services: { gallery: 'https://g.example/' } } as Parameters<typeof articleImageAddress>[0];
const gallery = 'https://g.example/images/p1?size=medium';

it.each([
  ['R-API-008', 'an article', articleImageAddress(api, 'p1'), 'a b', `${gallery}&access_token=a%20b`],
  ['R-API-008', 'an article without a token', articleImageAddress(api, 'p1'), undefined, gallery],
  ['R-API-007', 'any other picture', imageAddress(api, 'p1'), 'a', gallery],
  [
    'R-API-008',
    'a foreign address',
    articleImageAddress(api, 'https://x.example/p'),
    'a',
    'https://x.example/p',
  ],
  [
    'R-API-008',
    'an address of the gallery without a query',
    articleImageAddress(api, 'https://g.example/images/7'),
    'a',
    'https://g.example/images/7?access_token=a',
  ],
  [
    'R-API-008',
    'an address of the gallery without a query or a token',
    articleImageAddress(api, 'https://g.example/images/7'),
    undefined,
    'https://g.example/images/7',
  ],
  ['R-API-008', 'no picture', articleImageAddress(api, undefined), 'a', undefined],
])('%s the token is in the address of %s only where it belongs', (_, __, address, token, drawn) => {
  expect(imageSource(address, token)).toBe(drawn);
});

it('O-10 the address of an article carries no token before it is drawn', () => {
  expect(articleImageAddress(api, 'p1')).toMatch(/access_token=$/);
});
