import { describe, expect, it } from 'vitest';
import type { SearchSettings } from '../../../../src/domain/catalog/catalog';
import type { ModuleSettings } from '../../../../src/domain/catalog/module-settings';
import {
  activityCategories,
  searchCategories,
  showsTagCategories,
  type FilterSetup,
} from '../../../../src/domain/search/filters/filter-categories';
import { aCatalog } from '../../catalog/a-catalog';

const settings = (options: Partial<SearchSettings> = {}) => ({ ...aCatalog({ id: '1' }).search, ...options });
const tag = (id: string) => ({ id, name: `Tag ${id}`, kind: 'Tag' as const });
const setup = (options: Partial<FilterSetup> = {}): FilterSetup => ({
  settings: settings(),
  modules: { targetGroups: true, video: true } as ModuleSettings,
  viewer: { login: 'user' },
  tagCategories: ['10', '20', '30'].map((id) => ({ id, name: `Category ${id}`, tags: [tag(`${id}1`)] })),
  ...options,
});
const idsOf = (options: Partial<FilterSetup>) => searchCategories(setup(options)).map(({ id }) => id);

describe('the categories of the search', () => {
  it('are most used 2, status 3, type 4, and the tag categories [R-FILTER-001 R-ENTITY-075]', () => {
    expect(idsOf({})).toEqual(['2', '3', '4', '10', '20', '30']);
  });

  it.each(['public', 'company'] as const)('have no status for a %s login [R-SEARCHFLOW-015]', (login) => {
    expect(idsOf({ viewer: { login } })).toEqual(['2', '4', '10', '20', '30']);
  });

  it.each([
    ['mostUsedFilters', false, '2'],
    ['showStatusFilter', false, '3'],
    ['showTypeFilter', false, '4'],
  ] as const)('follow the setting %s [R-ENTITY-003]', (name, value, id) => {
    expect(idsOf({ settings: settings({ [name]: value }) })).not.toContain(id);
  });

  it('show the configured tag categories in their order [R-ENTITY-003]', () => {
    const tagCategoryIds = ['30', '10'];
    expect(idsOf({ settings: settings({ tagCategoryIds }) })).toEqual(['2', '3', '4', '30', '10', '20']);
    const configured = settings({ tagCategoryIds, showAllTagCategories: false });
    expect(idsOf({ settings: configured })).toEqual(['2', '3', '4', '30', '10']);
    expect(idsOf({ settings: settings({ showAllTagCategories: false }) })).toEqual(['2', '3', '4']);
  });

  it('offer the types whose module is on [R-VALID-039]', () => {
    const types = searchCategories(setup()).find(({ id }) => id === '4');
    expect(types?.options.map(({ id }) => id)).toEqual(['course', 'article', 'plan', 'skill', 'video']);
  });

  it('have a category for every filter [R-ENTITY-071]', () => {
    const all = searchCategories(setup());
    expect(all.every(({ id, options }) => options.every(({ categoryId }) => categoryId === id))).toBe(true);
  });

  it('use tags only when tag categories are shown [R-SEARCHFLOW-011]', () => {
    expect(showsTagCategories(settings())).toBe(true);
    expect(showsTagCategories(settings({ showAllTagCategories: false, tagCategoryIds: ['1'] }))).toBe(true);
    expect(showsTagCategories(settings({ showAllTagCategories: false }))).toBe(false);
  });
});

describe('the categories of my activities', () => {
  it.each([
    [{ showStatusFilter: true, showTypeFilter: false }, ['25'], 'R-SEEALL-009'],
    [{ showStatusFilter: false, showTypeFilter: true }, ['26'], 'R-SEEALL-010'],
    [{ showStatusFilter: true, showTypeFilter: true }, ['25', '26'], 'R-ENTITY-075'],
  ])('with %o are %j [%s]', (shown, ids) => {
    expect(activityCategories(shown).map(({ id }) => id)).toEqual(ids);
  });

  it('select by group ids and system type ids [A-061]', () => {
    const [statuses, types] = activityCategories({ showStatusFilter: true, showTypeFilter: true });
    expect(statuses?.options.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(types?.options.map(({ id }) => id)).toEqual(['1', '2', '3', '5', '6', '9', '10', '11']);
  });
});
