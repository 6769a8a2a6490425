/**
 * The catalog format that the reference portal reads, with `--import FILE` as JSON or from its own generator.
 * docs/catalog-format.md describes it for people; this file is what the code checks against.
 */

/** The five languages of the interface; content may be written in any of them, or in one other language. */
export type Culture = 'da-DK' | 'en-GB' | 'sv-SE' | 'nn-NO' | 'pl-PL';

/** One text for everybody, or one per language; a missing language falls back to en-GB, then to any. */
export type Text = string | Partial<Record<Culture, string>>;

/** The item types of the specification, section 3 (R-ENTITY-053). */
export type OfferType =
  | 'course'
  | 'conference'
  | 'ticketScheme'
  | 'timebooking'
  | 'education'
  | 'conversation'
  | 'eLearning'
  | 'video'
  | 'eDesigner'
  | 'moodle'
  | 'pdf'
  | 'scorm'
  | 'audio'
  | 'externalLink'
  | 'article'
  | 'plan'
  | 'skill';

export interface OfferClass {
  /** Unique in the whole catalog. */
  id: string;
  name: Text;
  /** ISO 8601 with offset, or without one in the portal's time zone. */
  start: string;
  end: string;
  place?: Text;
  seats: number;
  seatsTaken: number;
  hasWaitingList?: boolean;
  /** Ids of tags of kind classTag. */
  tags?: string[];
}

export interface TextTrack {
  /** File below demo/portal/media. */
  file: string;
  language: string;
  label: string;
  kind: 'captions' | 'subtitles' | 'chapters';
}

export interface MediaSource {
  /** File below demo/portal/media, when the portal serves it itself. */
  file?: string;
  /** An address elsewhere, for externalLink and for imported material. */
  url?: string;
  /** Text with the placeholders {seconds}, {minutes}, {hours} or {pages}, as `3 {minutes}`. */
  length?: string;
  textTracks?: TextTrack[];
  scormPackageGuid?: string;
  showRelated?: boolean;
}

export interface Offer {
  /** Digits; unique in the whole catalog, over all types. */
  id: string;
  type: OfferType;
  title: Text;
  /** Plain text or simple HTML. */
  description: Text;
  /** BCP 47 tag of the texts when they are in one language only, e.g. `ar`. */
  language?: string;
  author?: string;
  /** Id of a gallery picture; left out where the offer has none. */
  imageId?: string;
  /** Ids of tags of kind tag. */
  tags?: string[];
  /** ISO date; offers without classes may still have a date. */
  date?: string;
  classes?: OfferClass[];
  media?: MediaSource;
  isArchived?: boolean;
  isMandatory?: boolean;
  isInTargetGroup?: boolean;
  /** Open without signing up: the item has its own page (R-CLICK-002). */
  isWithoutSignup?: boolean;
  alwaysSendToCourseInfoPage?: boolean;
  /** For a course: its materials, ungrouped first, then by group. */
  materials?: { ungrouped: string[]; groups: { name: Text; ids: string[] }[] };
  extraInformation?: Text;
  /** For plans: how many of its parts there are. */
  parts?: number;
}

export interface TagCategory {
  id: string;
  name: Text;
  tags: { id: string; name: Text; kind: 'tag' | 'classTag'; isInterest?: boolean }[];
}

export interface Post {
  id: string;
  kind: 'news' | 'practical' | 'channel1' | 'channel2';
  title: Text;
  appetizer: Text;
  body: Text;
  imageId?: string;
  date: string;
  /** An address outside the catalog; left out where the post opens its own page. */
  link?: string;
  openInNewWindow?: boolean;
}

export interface LearningSpace {
  id: string;
  name: Text;
  description: Text;
  imageId?: string;
  members: number;
}

/** What one person has done with one offer; `status` is a code of the specification, section 4. */
export interface Participation {
  offerId: string;
  status: string;
  classId?: string;
  /** ISO date of the last change. */
  changed: string;
  /** For plans: parts completed. */
  completedParts?: number;
}

export interface PersonList {
  id: string;
  name: string;
  description: string;
  offerIds: string[];
}

export interface Person {
  /** A GUID. */
  id: string;
  loginType: 'user' | 'company' | 'public';
  name: string;
  email?: string;
  culture: Culture;
  companyId: string;
  companyName: string;
  /** Role names: participant, manager, instructor, courseManager, caseworker, administrator. */
  roles: string[];
  /** Group ids. */
  groups: string[];
  participations: Participation[];
  favouriteOfferIds: string[];
  ownedLists: PersonList[];
  /** Ids of other people's lists. */
  followedListIds: string[];
  interestTagIds: string[];
  responsibleSkillIds: string[];
  responsiblePlanIds: string[];
  recentPhrases: string[];
}

/** A catalog or, inside `marketplaces`, a part of one: what of the whole is in it, and its home page. */
export interface CatalogPart {
  /** Digits. */
  id: string;
  name: Text;
  /** Only offers with one of these tags; left out means all. */
  tagIds?: string[];
  isDefault?: boolean;
  loginRequired?: boolean;
  marketplaces?: CatalogPart[];
  /**
   * The home page: configured blocks in the API form of the specification's home component, in which every
   * text field may be a Text.
   */
  components: Record<string, unknown>[];
}

export interface PortalCatalog {
  format: 'lp-portal-catalog';
  version: 1;
  name: Text;
  /** IANA name; dates without an offset are read in it (O-16). */
  timeZone: string;
  catalogs: CatalogPart[];
  tagCategories: TagCategory[];
  offers: Offer[];
  posts: Post[];
  learningSpaces: LearningSpace[];
  people: Person[];
}
