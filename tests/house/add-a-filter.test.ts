import { describe, expect, it, vi } from 'vitest';
import type { ModuleSettings } from '../../src/domain/catalog/module-settings';
import { readInternalLink } from '../../src/domain/navigation/internal-link';
import { choicesFromQuery, queryFromChoices } from '../../src/domain/search/choices-query';
import { engineRequest } from '../../src/domain/search/engine/engine-request';
import { activeFilterCount } from '../../src/domain/search/filters/active-filter-count';
import { activeFilters, withoutFilter } from '../../src/domain/search/filters/active-filters';
import { searchCategories, type FilterCategory } from '../../src/domain/search/filters/filter-categories';
import { withFilter } from '../../src/domain/search/filters/filter-selection';
import { noChoices, type SearchChoices } from '../../src/domain/search/search-choices';
import { searchQuery } from '../../src/domain/search/search-request';
import { aCatalog } from '../domain/catalog/a-catalog';
import { engineOf } from '../domain/search/engine/an-engine';

/** The product as it is with one more object in its list of filters. */
vi.mock('../../src/domain/search/filters/filters', async (original) => {
  const { filters, ...others } = await original<typeof import('../../src/domain/search/filters/filters')>();
  const { list } = await import('../../src/domain/search/filters/make-filter');
  const all: Record<string, unknown> = {
    ...filters,
    level: list({
      scope: 'search',
      parameter: 'lv',
      linkNames: ['level'],
      category: {
        id: '5',
        kind: 'level',
        label: 'FILTER_TYPE',
        entries: () => ['beginner', 'expert'].map((id) => ({ id, label: 'FILTER_TYPE' as const })),
      },
      engine: { attribute: 'level' },
    }),
  };
  return { ...others, filters: all, choiceNames: Object.keys(all), filterOf: (name: string) => all[name] };
});

const categories = searchCategories({
  settings: aCatalog({ id: '1' }).search,
  modules: {} as ModuleSettings,
  viewer: { login: 'user' },
  tagCategories: [],
});
const [beginner] = categories.find(({ id }) => id === '5')?.options ?? [];
if (!beginner) throw new Error('The panel does not have the new filter.');
const none = { choices: noChoices, categories };
const choices = withFilter(none, beginner, true);
const state = { choices, categories };

describe('a filter that is added as one object', () => {
  it('is in the panel, after the other categories [R-FILTER-001]', () => {
    expect(categories.map(({ id }: FilterCategory) => id)).toEqual(['2', '3', '4', '5']);
    expect(choices).toEqual({ ...noChoices, level: ['beginner'] });
  });

  it('has a chip that removes it, and counts as one [O-4]', () => {
    const [chip] = activeFilters(state);
    expect(chip).toEqual({ kind: 'option', option: beginner });
    expect(chip && withoutFilter(state, chip)).toEqual(noChoices);
    expect(activeFilterCount(choices)).toBe(1);
  });

  it('is in the address, and is read from it [R-SEARCHFLOW-006]', () => {
    expect(queryFromChoices(choices)).toBe('lv=beginner');
    expect(choicesFromQuery('lv=beginner')).toEqual(choices);
  });

  it('is in the request to the portal [R-API-013]', () => {
    expect(searchQuery(choices)).toEqual([['lv', 'beginner']]);
  });

  it('is in the request to a search engine [R-API-013]', () => {
    const queryOf = (choices: SearchChoices) =>
      engineRequest(engineOf(), { choices: choices, categories, catalogId: '1', page: 0 });
    expect(queryOf(choices).params.facetFilters).toEqual([['level:beginner']]);
  });

  it('is read from an internal link [A-044]', () => {
    const link = readInternalLink('{"internalPageType":"search","level":["beginner"]}');
    expect(link?.choices).toEqual(choices);
  });
});
