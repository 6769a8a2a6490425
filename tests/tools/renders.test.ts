import { describe, expect, it } from 'vitest';
import { createMemoryFetch } from '../bench/renders/memory-fetch';
import { heapGrowthMb } from '../bench/renders/memory-log';
import { isInTime, timeTable, type RenderTimes } from '../bench/renders/time-table';

const times = (cpuMs: number[]): RenderTimes => ({ ms: cpuMs.map((ms) => 2 * ms), cpuMs });

describe('the table of the renders', () => {
  it('has the median and p95 of each screen beside those of the portal', () => {
    const home = { what: 'home', times: times([10, 20, 30]), portalMs: [1, 2], budget: 60 };
    const search = { what: 'search', times: times([40]), portalMs: [4] };
    const [header, first, second] = timeTable([home, search]).split('\n');
    const cells = (line = '') => line.trim().split(/ {2,}/);
    expect(cells(header)).toEqual(
      'what,p50,p95,cpu p50,cpu p95,portal p50,portal p95,budget,within'.split(','),
    );
    expect(cells(first)).toEqual('home,40.0 ms,60.0 ms,20.0 ms,30.0 ms,2.0 ms,2.0 ms,60.0 ms,yes'.split(','));
    expect(cells(second)).toEqual('search,80.0 ms,80.0 ms,40.0 ms,40.0 ms,4.0 ms,4.0 ms'.split(','));
  });

  it('is out of the budget when one render of twenty takes longer', () => {
    const row = { what: 'home', portalMs: [], budget: 60 };
    expect(isInTime({ ...row, times: times([...Array<number>(39).fill(10), 70]) })).toBe(true);
    expect(isInTime({ ...row, times: times([...Array<number>(19).fill(10), 70]) })).toBe(false);
  });
});

describe('the growth of the heap', () => {
  it('is the last sample without the first', () => {
    const heaps = [30, 90, 42];
    const samples = heaps.map((heapMb, at) => ({ renders: at, heapMb, rssMb: 0 }));
    expect(heapGrowthMb(samples)).toBe(12);
  });
});

describe('the answers from memory', () => {
  it('come once from the portal, and are repeated there on request', async () => {
    const called: unknown[] = [];
    const memory = createMemoryFetch((input) => {
      called.push(input);
      return Promise.resolve(Response.json(called.length));
    });
    for (const path of ['/a', '/a', '/b']) await memory.fetch(path);
    expect(called).toEqual(['/a', '/b']);
    expect(await (await memory.fetch('/b')).json()).toBe(2);
    await memory.repeatCalls();
    expect(called).toEqual(['/a', '/b', '/a', '/b']);
  });
});
