import { describe, expect, it } from 'vitest';
import { crawl } from '../../../cli/prerender/crawl';

const graph: Record<string, string[]> = {
  '': ['a', 'b'],
  a: ['c', ''],
  b: ['d', 'a'],
  c: ['e'],
  d: [],
  e: [],
};

async function visited(limit: number, start = ['']) {
  const paths: string[] = [];
  const visit = (path: string) => Promise.resolve({ path, links: graph[path] ?? [] });
  const leftOut = await crawl({ start, limit, visit }, ({ path }) => void paths.push(path));
  return { paths, leftOut };
}

describe('a crawl', () => {
  it('visits each linked page once, the closest first', async () => {
    expect(await visited(10)).toEqual({ paths: ['', 'a', 'b', 'c', 'd', 'e'], leftOut: 0 });
  });

  it('ends at the limit, and counts the pages that it left out', async () => {
    expect(await visited(3)).toEqual({ paths: ['', 'a', 'b'], leftOut: 2 });
    expect(await visited(1, ['', 'a'])).toEqual({ paths: [''], leftOut: 2 });
  });

  it('ends with the failure of a page', async () => {
    const visit = () => Promise.reject(new Error('no answer'));
    await expect(crawl({ start: [''], limit: 1, visit }, () => undefined)).rejects.toThrow('no answer');
  });
});
