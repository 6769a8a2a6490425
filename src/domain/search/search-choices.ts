import type { ItemType } from '../activities/item-types';

/** How results are sorted; the index is the number in the API (R-ENTITY-082). */
export const sortTypes = ['Relevant', 'Alphabetical', 'Date'] as const;

export type SortType = (typeof sortTypes)[number];

/** Everything a visitor has chosen on a search or my-activities page. */
export type SearchChoices = {
  phrase: string;
  mandatory: boolean;
  targetGroup: boolean;
  signedUp: boolean;
  openForSignup: boolean;
  types: readonly ItemType[];
  /** Short codes; a group is chosen when all its codes are. */
  statuses: readonly string[];
  tags: readonly string[];
  classTags: readonly string[];
  /** Categories chosen as a whole; their tags are not listed one by one. */
  tagCategories: readonly string[];
  classTagCategories: readonly string[];
  /** Ids of system types, of courses-service groups and of content types, on my activities only. */
  systemTypes: readonly string[];
  systemStatuses: readonly string[];
  contentTypes: readonly string[];
  activitiesText: string;
  includeArchived: boolean;
  /** From this day on, as yyyy-MM-dd. */
  date?: string;
  sort?: SortType;
};

/** Nothing chosen; archived items are left out by default (R-ENTITY-070). */
export const noChoices: SearchChoices = {
  phrase: '',
  mandatory: false,
  targetGroup: false,
  signedUp: false,
  openForSignup: false,
  types: [],
  statuses: [],
  tags: [],
  classTags: [],
  tagCategories: [],
  classTagCategories: [],
  systemTypes: [],
  systemStatuses: [],
  contentTypes: [],
  activitiesText: '',
  includeArchived: false,
};
