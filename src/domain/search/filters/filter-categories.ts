import { itemTypeLabels } from '../../activities/item-type-labels';
import type { SearchSettings } from '../../catalog/catalog';
import { availableTypes, type ModuleSettings } from '../../catalog/module-settings';
import { isUser, type Viewer } from '../../session/viewer';
import { coursesStatusGroups, searchStatusGroups } from '../../activities/status/status-groups';
import { statusGroupLabels } from '../../activities/status/status-group-labels';
import { systemTypes } from '../../activities/status/system-types';
import type { TextKey } from '../../text-key';
import { mostUsedFilters } from './most-used-filters';

/** What a filter chooses; the given names are kept, the others added (R-ENTITY-072, A-065). */
export type FilterKind =
  'mostUsed' | 'statuses' | 'types' | 'Tag' | 'ClassTag' | 'statusOnSystemTypes' | 'systemTypes';

/** A word of ours by its key, or a name from the data. */
export type FilterLabel = { key: TextKey } | { text: string };

/** One filter; whether it is selected follows from the choices (R-ENTITY-071). */
export type FilterOption = { id: string; kind: FilterKind; categoryId: string; label: FilterLabel };

export type FilterCategory = { id: string; label: FilterLabel; options: readonly FilterOption[] };

/** A tag category as it was fetched (R-ENTITY-062, R-ENTITY-063). */
export type TagCategory = {
  id: string;
  name: string;
  tags: readonly { id: string; name: string; kind: 'Tag' | 'ClassTag' }[];
};

/** The ids of the categories that do not come from tags (R-ENTITY-075). */
const categoryIds = {
  mostUsed: '2',
  statuses: '3',
  types: '4',
  statusOnSystemTypes: '25',
  systemTypes: '26',
};

/** What decides which filters there are. */
export type FilterSetup = {
  settings: SearchSettings;
  modules: ModuleSettings;
  viewer: Pick<Viewer, 'login'>;
  tagCategories: readonly TagCategory[];
};

/** The categories of the search: most used, status, type, tags; empty ones are left out (R-FILTER-001, R-SEARCHFLOW-015). */
export function searchCategories(setup: FilterSetup): FilterCategory[] {
  const { settings, modules, viewer } = setup;
  const mostUsed = mostUsedFilters(settings.mostUsedFilters, modules, viewer);
  const statuses = settings.showStatusFilter && isUser(viewer) ? Object.keys(searchStatusGroups) : [];
  const types = settings.showTypeFilter ? availableTypes(modules) : [];
  const categories = [
    category('mostUsed', 'FILTER_MOST_USED', mostUsed),
    category('statuses', 'FILTER_STATUS', statuses.map(groupEntry)),
    category(
      'types',
      'FILTER_TYPE',
      types.map((id) => ({ id, label: itemTypeLabels[id] })),
    ),
    ...shownTagCategories(setup).map(ofTags),
  ];
  return categories.filter(({ options }) => options.length > 0);
}

/** Are tags needed at all before searching (R-SEARCHFLOW-011)? */
export function showsTagCategories(settings: SearchSettings): boolean {
  return settings.showAllTagCategories || settings.tagCategoryIds.length > 0;
}

/** The categories of my activities, each by its flag on the block (R-SEEALL-007..010, A-032). */
export function activityCategories(shown: {
  showStatusFilter: boolean;
  showTypeFilter: boolean;
}): FilterCategory[] {
  const groups = Object.entries(coursesStatusGroups);
  const statuses = groups.map(([name, { id }]) => ({ ...groupEntry(name), id: String(id) }));
  const types = Object.values(systemTypes).map(({ id, label }) => ({ id: String(id), label }));
  return [
    ...(shown.showStatusFilter ? [category('statusOnSystemTypes', 'FILTER_STATUS', statuses)] : []),
    ...(shown.showTypeFilter ? [category('systemTypes', 'FILTER_TYPE', types)] : []),
  ];
}

type Entry = { id: string; label: TextKey };

function category(kind: keyof typeof categoryIds, label: TextKey, entries: readonly Entry[]): FilterCategory {
  const id = categoryIds[kind];
  const options = entries.map((entry) => ({
    id: entry.id,
    kind,
    categoryId: id,
    label: { key: entry.label },
  }));
  return { id, label: { key: label }, options };
}

const groupEntry = (name: string): Entry => ({
  id: name,
  label: statusGroupLabels[name as keyof typeof statusGroupLabels],
});

/** The configured categories in their order, then the others where all are shown (R-ENTITY-003). */
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
