import type { SearchSettings } from '../../catalog/catalog';
import type { ModuleSettings } from '../../catalog/module-settings';
import type { Viewer } from '../../session/viewer';
import type { TextKey } from '../../text-key';
import type { EntrySetup, Filter, FilterEntry } from './filter';
import { choiceNames, filterOf } from './filters';
import { mostUsedFilters } from './most-used-filters';

/** The key of a translated text, or a name from the data. */
export type FilterLabel = { key: TextKey } | { text: string };

/**
 * One checkbox of the filter panel. The choices determine whether it is selected. Its kind is `mostUsed`, `Tag`,
 * `ClassTag`, or the kind of a filter's own category.
 * @see R-ENTITY-071 R-ENTITY-072 A-065
 */
export type FilterOption = { id: string; kind: string; categoryId: string; label: FilterLabel };

/** Returns the text that identifies an option, whichever category contains it. */
export const optionKey = ({ kind, id }: FilterOption): string => `${kind}:${id}`;

export type FilterCategory = { id: string; label: FilterLabel; options: readonly FilterOption[] };

/** A tag category from the API. @see R-ENTITY-062 R-ENTITY-063 */
export type TagCategory = {
  id: string;
  name: string;
  tags: readonly { id: string; name: string; kind: 'Tag' | 'ClassTag' }[];
};

/** The input that determines which filters are available. */
export type FilterSetup = {
  settings: SearchSettings;
  modules: ModuleSettings;
  viewer: Pick<Viewer, 'login'>;
  tagCategories: readonly TagCategory[];
};

/**
 * Returns the filter categories of the search: most used, status, type, and the tag categories. Omits empty categories.
 * @see R-FILTER-001 R-SEARCHFLOW-015
 */
export function searchCategories(setup: FilterSetup): FilterCategory[] {
  const { settings, modules, viewer } = setup;
  const can = (name: string): boolean => settings.unsupported?.includes(name) !== true;
  const mostUsed = mostUsedFilters(settings.mostUsedFilters, modules, viewer).filter(({ id }) => can(id));
  const categories = [
    category({ id: '2', kind: 'mostUsed', label: 'FILTER_MOST_USED' }, mostUsed),
    ...ownCategories('search', setup, can),
    ...shownTagCategories(setup).map(ofTags),
  ];
  return categories.filter(({ options }) => options.length > 0);
}

/**
 * Returns whether the filters show tag categories. If they do not, a search does not wait for the tags.
 * @see R-SEARCHFLOW-011
 */
export function showsTagCategories(settings: SearchSettings): boolean {
  return settings.showAllTagCategories || settings.tagCategoryIds.length > 0;
}

/**
 * Returns the filter categories of the my-activities page. A flag of the block controls each category.
 * @see R-SEEALL-007..010 A-032
 */
export function activityCategories(shown: EntrySetup['settings']): FilterCategory[] {
  return ownCategories('activities', { settings: shown }, () => true).filter(
    ({ options }) => options.length > 0,
  );
}

/** Returns the filters' own categories, sorted by their ids as numbers. @see R-ENTITY-075 */
function ownCategories(
  scope: Filter<unknown>['scope'],
  setup: EntrySetup,
  can: (name: string) => boolean,
): FilterCategory[] {
  return choiceNames
    .map((name) => ({ name, filter: filterOf(name) }))
    .filter(({ name, filter }) => filter.scope === scope && can(name))
    .flatMap(({ filter: { category: own } }) => (own ? category(own, own.entries(setup)) : []))
    .sort((one, other) => Number(one.id) - Number(other.id));
}

function category(
  { id, kind, label }: { id: string; kind: string; label: TextKey },
  entries: readonly FilterEntry[],
): FilterCategory {
  const options = entries.map((entry) => ({
    id: entry.id,
    kind,
    categoryId: id,
    label: { key: entry.label },
  }));
  return { id, label: { key: label }, options };
}

/**
 * Returns the configured tag categories in their order. If the settings show all categories, the others follow.
 * @see R-ENTITY-003
 */
function shownTagCategories({ settings, tagCategories }: FilterSetup): TagCategory[] {
  const configured = settings.tagCategoryIds.flatMap((id) => tagCategories.filter((one) => one.id === id));
  const others = tagCategories.filter((one) => !configured.includes(one));
  return settings.showAllTagCategories ? [...configured, ...others] : configured;
}

function ofTags({ id, name, tags }: TagCategory): FilterCategory {
  const options = tags.map((tag) => ({
    id: tag.id,
    kind: tag.kind,
    categoryId: id,
    label: { text: tag.name },
  }));
  return { id, label: { text: name }, options };
}
