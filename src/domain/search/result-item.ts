import type { ItemType } from '../activities/item-types';
import type { Facets } from './facets';

/**
 * One row of a search, a listing or a list. If the item has classes, the row includes the next class.
 * @see R-ENTITY-046
 */
export type ResultItem = {
  id: string;
  type: ItemType;
  title: string;
  description?: string;
  image?: string;
  isArchived: boolean;
  isMandatory: boolean;
  isInTargetGroup: boolean;
  /** A short status code. The completion status of the response takes precedence over its status. @see A-093 */
  status?: string;
  /** The date under which the calendar lists the item. @see A-060 */
  date?: string;
  availableSeats?: number;
  classId?: string;
  className?: string;
  firstPeriod?: string;
  latestPeriod?: string;
  /** The end and the place of the class. @see O-20 */
  endDate?: string;
  location?: string;
  hasWaitingList: boolean;
  alwaysToCourseInfo: boolean;
  needsNoSignup: boolean;
  scormPackageGuid?: string;
  extraInformation?: string;
  language?: string;
};

/** One page of results (R-ENTITY-048). */
export type ResultPage = {
  items: readonly ResultItem[];
  /** The number of items on all pages together. */
  count: number;
  /** The number of unreadable items on this page. Undefined if all are readable. @see O-19 */
  unreadable?: number;
  /** Another phrase that the person possibly meant. @see A-074 */
  suggestedPhrase?: string;
  /** The number of results of each filter value, on the first page of a source that counts them. @see O-25 */
  facets?: Facets;
  /** The link to the next page. The request for that page uses it unchanged. @see R-API-016 */
  nextPageLink?: string;
};

/** A suggestion that the search box shows while the person types. @see R-ENTITY-049 */
export type Suggestion = {
  id: string;
  value: string;
  type?: ItemType;
  description?: string;
  image?: string;
  /** The address that the suggestion opens. Without one, the suggestion starts a search for its value. @see A-072 */
  href?: string;
};
