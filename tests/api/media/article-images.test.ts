import { describe, expect, it } from 'vitest';
import { articleImageAddress } from '../../../src/api/media/image-address';
import { suggestions } from '../../../src/api/search/suggestions';
import { search } from '../../../src/api/search/search';
import { activityOf } from '../../../src/api/home/home-items';
import { noChoices } from '../../../src/domain/search/search-choices';
import { readEntries } from '../../../src/api/answers/read';
import type { Api } from '../../../src/api/http/api';

const api = (answer: unknown) =>
  ({
    services: { gallery: 'https://g.example/' },
    report: () => undefined,
    http: { send: () => Promise.resolve(answer) },
  }) as unknown as Api;
const path = { scope: 'catalog', id: '4' } as const;

const article = (size = 'medium') => `https://g.example/images/p1?size=${size}&access_token=`;
const course = (size = 'medium') => `https://g.example/images/p1?size=${size}`;

describe('an image address', () => {
  it('has a place for the token in search results and list items only for an article [R-API-008 R-API-007]', async () => {
    const items = ['article', 'course'].map((type) => ({ id: 1, type, title: 't', image: 'p1' }));
    const found = await search({ api: api({ items }), path }, noChoices);
    expect(found.items.map(({ image }) => image)).toEqual([article(), course()]);
  });

  it('has a place for the token in suggestions only for an article [R-API-008 R-API-007]', async () => {
    const items = ['article', 'course'].map((type) => ({ id: 1, type, value: 'v', imageURL: 'p1' }));
    const found = await suggestions({ api: api(items), path }, 'aid');
    expect(found.map(({ image }) => image)).toEqual([article('thumbnail'), course('thumbnail')]);
  });

  it('has a place for the token on cards of home and see-all only for an article [R-API-008 R-API-007]', () => {
    const items = ['article', 'course'].map((type) => ({
      id: 1,
      type,
      name: 'n',
      image: 'p1',
      wideImage: 'p1',
    }));
    const read = readEntries(activityOf(api([])), items, { operation: 'x', report: () => undefined });
    expect(read.items.map(({ image, wideImage }) => [image, wideImage])).toEqual([
      [article(), article('large')],
      [course(), course('large')],
    ]);
  });
});

describe('the image address with a place for the token', () => {
  it('is never at a host or folder whose name only begins like the gallery [O-10]', () => {
    const services = { gallery: 'https://g.example/gallery' } as Api['services'];
    for (const foreign of [
      'https://g.example.evil.example/p',
      '//g.example/gallery-two/p',
      'https://x.example/p',
    ])
      expect(articleImageAddress({ services }, foreign)).toBe(foreign);
    expect(articleImageAddress({ services }, '//g.example/gallery/p')).toBe(
      '//g.example/gallery/p?access_token=',
    );
  });

  it('has a new query when the address has none [R-API-008]', () => {
    const services = { gallery: 'https://g.example' } as Api['services'];
    expect(articleImageAddress({ services }, '/p.png#x')).toBe('https://g.example/p.png?access_token=');
  });
});
