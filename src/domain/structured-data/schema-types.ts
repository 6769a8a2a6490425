/** The objects of schema.org that describe the screens of the catalog, with the properties that the models fill. */
export type SchemaObject =
  CourseObject | MediaObject | ItemListObject | BreadcrumbListObject | WebSiteObject | InnerObject;

type InnerObject = CourseInstanceObject | OfferObject;

interface OrganizationObject {
  '@type': 'Organization';
  name: string;
}

export interface CourseObject {
  '@type': 'Course';
  name: string;
  description: string;
  url: string;
  provider: OrganizationObject;
  image?: string;
  inLanguage?: string;
  educationalLevel?: string;
  /** An ISO 8601 duration. */
  timeRequired?: string;
  offers?: OfferObject;
  hasCourseInstance?: CourseInstanceObject;
}

export interface CourseInstanceObject {
  '@type': 'CourseInstance';
  name?: string;
  /** An ISO 8601 date or time. */
  startDate: string;
  endDate?: string;
  duration?: string;
  courseMode?: 'Online';
  /** A text, because the models contain no address, and because the text can name an online room. */
  location?: string;
}

export interface OfferObject {
  '@type': 'Offer';
  /** A number with a point. */
  price: string;
  /** An ISO 4217 code. */
  priceCurrency: string;
}

export interface MediaObject {
  '@type': 'VideoObject' | 'AudioObject';
  name: string;
  url: string;
  description?: string;
  thumbnailUrl?: string;
  uploadDate?: string;
  /** An ISO 8601 duration. */
  duration?: string;
  inLanguage?: string;
  encodingFormat?: string;
}

export interface ListItemObject {
  '@type': 'ListItem';
  position: number;
  name?: string;
  url?: string;
  item?: CourseObject | string;
}

export interface ItemListObject {
  '@type': 'ItemList';
  name?: string;
  description?: string;
  /** The number of items on all pages together. */
  numberOfItems?: number;
  itemListElement: readonly ListItemObject[];
}

export interface BreadcrumbListObject {
  '@type': 'BreadcrumbList';
  itemListElement: readonly ListItemObject[];
}

export interface WebSiteObject {
  '@type': 'WebSite';
  name: string;
  url: string;
  potentialAction: {
    '@type': 'SearchAction';
    target: { '@type': 'EntryPoint'; urlTemplate: string };
    'query-input': string;
  };
}

/** All objects of a screen, as one script contains them. */
export interface GraphObject {
  '@context': 'https://schema.org';
  '@graph': readonly SchemaObject[];
}
