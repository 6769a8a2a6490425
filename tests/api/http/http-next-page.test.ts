import { describe, expect, it, vi } from 'vitest';
import { json, openServer, refusal } from '../fake-server';

const answered = () => json({ items: [] });

describe('the link to the next page', () => {
  it.each([
    ['https://search.example/base/catalog/1/search?q=a%20b&ta=2&ta=1&cursor=x%2fy%7E=='],
    ['https://search.example/elsewhere?b=2&a=1&a=&c'],
    ['https://other.example/next?cursor=1'],
  ])('is requested exactly as given: %s [R-API-016 A-073]', async (link) => {
    const { http, sent } = openServer(answered);
    await http.follow(link);
    expect(sent.map(({ method, url }) => [method, url])).toEqual([['GET', link]]);
  });

  it.each([
    ['catalog/1/search?cursor=2', 'https://search.example/base/catalog/1/search?cursor=2'],
    ['?cursor=2', 'https://search.example/base/?cursor=2'],
    ['/base/catalog/1/search?cursor=2', 'https://search.example/base/catalog/1/search?cursor=2'],
  ])('is relative to the search service: %s [A-073]', async (link, url) => {
    const { http, sent } = openServer(answered);
    await http.follow(link);
    expect(sent[0]?.url).toBe(url);
  });

  it('is requested with authorization at the search service [R-API-001 A-073]', async () => {
    const { http, sent } = openServer(answered);
    await http.follow('https://search.example/other?cursor=2');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret-1');
  });

  it.each(['https://other.example/next', '//search.example.evil.example/next', 'http://search.example/next'])(
    'is requested without authorization at another origin: %s [A-073]',
    async (link) => {
      const { http, sent } = openServer(answered, { anonymousAuthorization: 'ApiKey 1' });
      await http.follow(link);
      expect(sent[0]?.headers.has('Authorization')).toBe(false);
    },
  );

  it('renews no token after a 401 of another origin [A-073]', async () => {
    const renew = vi.fn(() => Promise.resolve('new'));
    const token = { read: () => Promise.resolve('old'), renew };
    const { http, sent } = openServer(() => refusal(401), { token });
    await expect(http.follow('https://other.example/next')).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(renew).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('is read once more after a server error [A-138]', async () => {
    const { http, sent } = openServer((_, nth) => (nth === 1 ? refusal(500) : answered()));
    await http.follow('catalog/1/search?cursor=2');
    expect(sent).toHaveLength(2);
  });
});
