import type { Catalog } from '../../../src/domain/catalog/catalog';

/** A catalog for tests; only what a test is about is given. */
export function aCatalog(fields: Partial<Catalog> & { id: string }): Catalog {
  return {
    name: `Catalog ${fields.id}`,
    hasAgent: false,
    marketplaces: [],
    isDefault: false,
    requiresLogin: false,
    requiresSingleSignOn: false,
    canChangeCatalog: true,
    hasHotline: false,
    components: [],
    search: {
      mostUsedFilters: true,
      showStatusFilter: true,
      showTypeFilter: true,
      showAllTagCategories: true,
      tagCategoryIds: [],
      listSize: 'Expanded',
      calendarSize: 'Expanded',
      defaultView: 'List',
    },
    ...fields,
  };
}
