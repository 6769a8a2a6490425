import { describe, expect, it, vi } from 'vitest';
import type { Block } from '../../src/blocks/block';
import { channel } from '../../src/blocks/channel/channel';
import { expiredActivities } from '../../src/blocks/expired-activities/expired-activities';
import { mandatoryForYou } from '../../src/blocks/mandatory-for-you/mandatory-for-you';
import { myActivities } from '../../src/blocks/my-activities/my-activities';
import { myPlans } from '../../src/blocks/my-plans/my-plans';
import { mySkillResponsibility } from '../../src/blocks/my-skill-responsibility/my-skill-responsibility';
import { newsAndPracticalInformation } from '../../src/blocks/news-and-practical-information/news-and-practical-information';
import { news } from '../../src/blocks/news/news';
import { practicalInformation } from '../../src/blocks/practical-information/practical-information';
import { blocks } from '../../src/blocks/registry';
import type { HomeItem } from '../../src/domain/home/home-item';
import { openApi } from '../api/an-api';

const rows = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({
    id: first + index,
    name: `Item ${first + index}`,
    title: 'T',
  }));

/** What a block loads from a portal that answers so, and its calls. */
async function load(
  block: Block,
  answers: Parameters<typeof openApi>[0],
  page = 0,
  leftover: HomeItem[] = [],
) {
  const { api, calls } = openApi(answers);
  const report = vi.fn<(error: unknown) => void>();
  const input = { catalogId: '7', channelSource: 2 as const, page, size: 12, leftover, report };
  const loaded = await block.load?.(api, { ...input, signal: new AbortController().signal });
  return {
    ids: loaded?.items.map(({ id }) => id),
    hasMore: loaded?.hasMore,
    leftover: loaded?.leftover,
    calls,
  };
}

const ids = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

describe('the call of a block', () => {
  it.each([
    ['R-API-058', news, 'current'],
    ['R-API-058', practicalInformation, 'practical'],
    ['R-ROLE-003', newsAndPracticalInformation, 'all'],
  ])('has for posts (case %#) their own kind [%s]', async (_, block, kind) => {
    const { calls } = await load(block, { catalogPosts: [] });
    expect(calls).toEqual([['catalogPosts', { path: { catalogId: '7', kind, size: 12, offset: 0 } }]]);
  });

  it('has for a channel its source [R-API-059 R-BLOCKLOAD-001]', async () => {
    const { calls } = await load(channel, { channelPosts: [] });
    expect(calls).toEqual([['channelPosts', { path: { id: '2', pageSize: 12, page: 0 } }]]);
  });

  it('has for mandatory activities its own flag, and loads them as a whole [R-API-043]', async () => {
    const { calls, hasMore } = await load(mandatoryForYou, { targetGroups: rows(20) });
    expect(calls).toEqual([['targetGroups', { query: { isMandatory: true } }]]);
    expect(hasMore).toBe(false);
  });

  it('loads expired activities as a whole [R-API-044]', async () => {
    const { calls, hasMore } = await load(expiredActivities, { expiredAlmostExpired: rows(12) });
    expect(calls).toEqual([['expiredAlmostExpired', {}]]);
    expect(hasMore).toBe(false);
  });

  it.each([
    [11, false, 'R-BLOCKLOAD-006'],
    [12, true, 'R-BLOCKLOAD-006'],
  ])('promises after a page of %i posts more: %s [%s]', async (count, hasMore) => {
    expect((await load(news, { catalogPosts: rows(count) })).hasMore).toBe(hasMore);
  });
});

describe('my activities on home', () => {
  it('load as a whole by the simple call [R-BLOCKLOAD-012 R-BLOCKLOAD-014 A-039]', async () => {
    const loaded = await load(myActivities, { myActivities: rows(20) });
    expect(loaded.calls).toEqual([['myActivities', {}]]);
    expect([loaded.ids, loaded.hasMore]).toEqual([ids(1, 20), false]);
  });

  it('load plans as a whole in the same way [A-039]', async () => {
    const loaded = await load(myPlans, { myPlans: rows(25) });
    expect(loaded.calls).toEqual([['myPlans', {}]]);
    expect([loaded.ids, loaded.hasMore]).toEqual([ids(1, 25), false]);
  });
});

describe('the block of skills and plans of others', () => {
  it.each([
    [8, 8, 'R-BLOCKLOAD-017', [...ids(1, 6), ...ids(101, 106)], 4, true],
    [12, 12, 'R-CONST-004', [...ids(1, 6), ...ids(101, 106)], 12, true],
    [2, 11, 'R-BLOCKLOAD-018', [...ids(1, 2), ...ids(101, 110)], 1, true],
    [9, 0, 'R-BLOCKLOAD-018', ids(1, 9), 0, false],
    [12, 0, 'R-BLOCKLOAD-019', ids(1, 12), 0, true],
  ])(
    'shows %i skills and %i plans as one list [%s]',
    async (skills, plans, _, shown, leftoverCount, hasMore) => {
      const answers = { mySkillResponsibility: rows(skills), myPlanResponsibility: rows(plans, 101) };
      const loaded = await load(mySkillResponsibility, answers);
      expect(loaded.ids).toEqual(shown);
      expect([loaded.leftover?.length, loaded.hasMore]).toEqual([leftoverCount, hasMore]);
    },
  );

  it('makes one call each, and its next page starts with what did not fit [R-BLOCKLOAD-016]', async () => {
    const leftover = [{ id: '7', name: 'Kept', openInNewWindow: false }];
    const answers = { mySkillResponsibility: rows(1, 13), myPlanResponsibility: rows(1, 113) };
    const next = await load(mySkillResponsibility, answers, 1, leftover);
    expect(next.calls).toEqual([
      ['mySkillResponsibility', { path: { page: 1, pageSize: 12 } }],
      ['myPlanResponsibility', { path: { page: 1, pageSize: 12 } }],
    ]);
    expect([next.ids, next.hasMore]).toEqual([['7', '13', '113'], false]);
  });

  it('shows one when the other fails, and fails when both fail [A-040]', async () => {
    const one = await load(mySkillResponsibility, {
      mySkillResponsibility: 'nonsense',
      myPlanResponsibility: rows(2),
    });
    expect(one.ids).toEqual(['1', '2']);
    const both = load(mySkillResponsibility, { mySkillResponsibility: 'x', myPlanResponsibility: 'y' });
    await expect(both).rejects.toThrow('mySkillResponsibility');
  });
});

it.each([
  ['CustomList', 'R-BLOCKLOAD-007'],
  ['TextBlock', 'R-BLOCKLOAD-008'],
  ['SpaceBlock', 'R-BLOCKLOAD-009'],
] as const)('a block of type %s has no call, so nothing fetches it again [%s]', (...[type]) => {
  expect(blocks[type].load).toBeUndefined();
  expect(blocks.News.load).toBeDefined();
});
