import { afterEach, expect, it, vi } from 'vitest';
import { blocks as kinds } from '../../../src/blocks/registry';
import { blocksOf } from '../../../src/state/home/blocks';
import { problemsAtom } from '../../../src/state/portal/problems';
import { aCatalog } from '../../domain/catalog/a-catalog';
import { testPortal } from '../test-portal';

afterEach(() => vi.restoreAllMocks());

const components = [{ contentType: 3 }, { contentType: 'Nothing' }, { contentType: 'myplans' }];

it('parses the blocks of a catalog once, also for a copy of the catalog [R-ENTITY-007]', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const portal = testPortal();
  const catalog = aCatalog({ id: '1', components });
  const blocks = blocksOf(portal, catalog, kinds);
  expect(blocks.map(({ kind }) => kind)).toEqual([kinds.News, kinds.MyPlans]);
  expect(blocksOf(portal, catalog, kinds)).toBe(blocks);
  expect(blocksOf(portal, { ...catalog }, kinds)).toBe(blocks);
});

it('parses the blocks of each portal [R-ENTITY-007]', () => {
  const catalog = aCatalog({ id: '1', components: [{ contentType: 3 }] });
  expect(blocksOf(testPortal(), catalog, kinds)).not.toBe(blocksOf(testPortal(), catalog, kinds));
});

it('reports an invalid block once, and not during rendering [O-11]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const portal = testPortal();
  const catalog = aCatalog({ id: '1', path: 'config.catalogs[7]', components });
  blocksOf(portal, catalog, kinds);
  blocksOf(portal, catalog, kinds);
  expect(portal.store.get(problemsAtom)).toEqual([]);
  const messages = () => portal.store.get(problemsAtom).map(({ detail }) => detail.message);
  await vi.waitFor(() => expect(messages()).toHaveLength(1));
  expect(messages()).toEqual([
    'config.catalogs[7].components[1].contentType: expected a content type by name or number 0 to 16, got "Nothing"',
  ]);
  const lines = warn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('catalogs[7]'));
  expect(lines).toHaveLength(1);
});
