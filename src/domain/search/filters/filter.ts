import type { SearchSettings } from '../../catalog/catalog';
import type { ModuleSettings } from '../../catalog/module-settings';
import type { Viewer } from '../../session/viewer';
import type { TextKey } from '../../text-key';
import type { QueryValue } from '../query-values';

/**
 * One filter of the search or of the my-activities page. `Value` is the type of its value in the choices. Everything
 * else derives from this object: addresses, requests to the portal and to search engines, internal links, the filter
 * panel, chips and counts. Only the date and the tags have a part of their own, in `engineRequest`. To add a filter, add
 * an object to `filters`.
 */
export interface Filter<Value> {
  /**
   * The requests that contain the filter: `'search'` for a search, `'activities'` for the my-activities page.
   * @see R-API-013 R-API-049
   */
  scope: 'search' | 'activities';
  /** The name of the filter in addresses and requests to the portal, for example `'ty'`. @see R-ENTITY-077 */
  parameter: string;
  /** The names of the filter in the configuration of an internal link, for example `['tag', 'tags']`. @see A-044 */
  linkNames: readonly string[];
  /**
   * The value that filters nothing, for example `false` or `[]`. If it is undefined, the choices omit the filter as
   * long as it has no value.
   */
  empty: Value;
  /**
   * Parses the texts of an address or a link, for example `['101', '202']` into `['course', 'video']`. The texts
   * contain no duplicate and no empty text. Omits invalid texts.
   */
  read(texts: readonly string[]): Value;
  /** Returns the value for addresses and requests to the portal, for example `[101, 202]` for `['course', 'video']`. */
  write(value: Value): QueryValue;
  /**
   * Returns the number of filters that a value represents, for example 2 for two types, or 0 for any sort order.
   * @see R-SEARCH-009 A-081
   */
  count(value: Value): number;
  /** Returns whether the value contains an option of the panel, for example the type `'course'`. */
  has?(value: Value, optionId: string): boolean;
  /** Returns the value with an option of the panel added (`on` is true) or removed. */
  toggle?(value: Value, optionId: string, on: boolean): Value;
  /** The filter's checkbox in the category of the most-used filters. */
  mostUsed?: MostUsed;
  /** The filter's own category in the panel, for example the category of the types. */
  category?: PanelCategory;
  /**
   * How the filter applies to the records of a search engine. Omitted if no request to an engine contains the filter.
   */
  engine?: {
    /**
     * The attribute of a record, for example `'startsAt'`, unless the page names another one. `null` if an index cannot
     * know the value by itself, for example whether the person signed up. Then the page must name an attribute.
     */
    attribute: string | null;
    /**
     * Returns values of the attribute, for example `['101', '202']`. A record matches if it has at least one of them.
     * Omitted for the date, which `engineRequest` compares as a number.
     */
    values?(value: Value): readonly string[];
  };
}

interface MostUsed {
  /** The filter's bit in the catalog setting `mostUsedFilters`, for example 16. @see R-ENTITY-081 */
  bit: number;
  /** The text key of the label, for example `'FILTER_MANDATORY'`. */
  label: TextKey;
  /** Returns whether the panel offers the filter, for example only if the person is a logged-in user. */
  isOffered(setup: Offer): boolean;
}

/** The input that determines whether a most-used filter is offered: the portal's modules, and who searches. */
export interface Offer {
  modules: Pick<ModuleSettings, 'targetGroups'>;
  viewer: Pick<Viewer, 'login'>;
}

interface PanelCategory {
  /**
   * The id of the category, a number as text, for example `'3'`. The panel sorts the filters' own categories by it.
   * @see R-ENTITY-075
   */
  id: string;
  /**
   * The kind of the options in this category, for example `'statuses'`. It identifies the filter of an option, so each
   * filter needs a kind of its own.
   * @see R-ENTITY-072
   */
  kind: string;
  /** The text key of the category's title, for example `'FILTER_STATUS'`. */
  label: TextKey;
  /**
   * Returns the options for this person, for example one for each available type. The panel hides a category without
   * options.
   */
  entries(setup: EntrySetup): readonly FilterEntry[];
}

/**
 * The input that determines the options of a category: the settings of a catalog or of a block, the portal's modules,
 * and who searches. On the my-activities page the settings are those of the block, and the other two are undefined.
 */
export interface EntrySetup {
  settings: Pick<SearchSettings, 'showStatusFilter' | 'showTypeFilter'>;
  modules?: ModuleSettings;
  viewer?: Pick<Viewer, 'login'>;
}

/**
 * One option of a category. Its id is the value that it selects, for example `'course'`, or the id of a group of
 * values.
 */
export interface FilterEntry {
  id: string;
  label: TextKey;
}
