import type { ItemType } from '../activities/item-types';

/** One row of a search, a listing or a list, with the class that comes next where it has classes (R-ENTITY-046). */
export type ResultItem = {
  id: string;
  type: ItemType;
  title: string;
  description?: string;
  image?: string;
  isArchived: boolean;
  isMandatory: boolean;
  isInTargetGroup: boolean;
  /** A short status code; the completion status comes before the status. */
  status?: string;
  /** The day by which a calendar files it. */
  date?: string;
  availableSeats?: number;
  classId?: string;
  className?: string;
  firstPeriod?: string;
  latestPeriod?: string;
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
  /** Of all pages. */
  count: number;
  /** How many items of this page could not be read; left out where all could (O-19). */
  unreadable?: number;
  /** Another phrase that may be meant. */
  suggestedPhrase?: string;
  /** Asked for exactly as given (R-API-016). */
  nextPageLink?: string;
};

/** What the search box offers while typing (R-ENTITY-049). */
export type Suggestion = {
  id: string;
  value: string;
  type?: ItemType;
  description?: string;
  image?: string;
  /** Where choosing it leads; without it the value is searched for. */
  href?: string;
};
