import { pictureId } from '../../gallery/subject-scenes';
import { type Five, textOf } from '../five';
import { guidOf } from '../fingerprint';

/** An element of a custom list in the API form (R-ENTITY-013). */
export type LinkElement = Record<string, unknown>;

/** Where an internal link leads: filters under their long query names (R-ENTITY-017, A-044). */
interface InternalPage {
  internalPageType: 'search' | 'searchAll' | 'myActivities';
  searchPhrase?: string;
  types?: number[];
  tag?: string[];
  classTag?: string[];
  tagCategory?: string[];
  mandatory?: boolean;
  openForSignup?: boolean;
  myActivitiesArchived?: boolean;
}

/** The types that a call fills, with the number of their label and icon (R-ENTITY-016, A-042). */
const fetchedNumbers = { NextUp: 1, ContinueELearning: 2, LatestFavorite: 3, LatestCertificate: 4 } as const;

/** What is chosen for one element; `page` makes it a link inside the portal, `link` one to another site. */
export interface ElementChoice {
  key: string;
  name: Five;
  description?: Five;
  page?: InternalPage;
  link?: string;
  /** Makes it an element whose content a call brings (R-ENTITY-015). */
  fetched?: keyof typeof fetchedNumbers;
  /** The roles that see it; left out where everybody does. */
  roles?: string[];
  /** What its picture shows; the town when left out. */
  scene?: string;
  hasNoPicture?: boolean;
}

/** A link element of a custom list (R-ENTITY-013, R-ENTITY-015, R-VALID-029). */
export function makeElement(choice: ElementChoice): LinkElement {
  const { key, roles = [], page, fetched, scene = 'elmvik' } = choice;
  const slug = key.replaceAll(' ', '-');
  return {
    customElementId: guidOf(`element ${key}`),
    name: textOf(choice.name),
    description: choice.description ? textOf(choice.description) : '',
    type: fetched ?? (page ? 'InternalPageLink' : 'Link'),
    ...(fetched ? { customTypeIcon: fetchedNumbers[fetched] } : {}),
    link: page ? JSON.stringify(page) : choice.link,
    ...(choice.hasNoPicture
      ? {}
      : { imageId: pictureId(scene, slug), wideImageId: pictureId(scene, `${slug}-wide`) }),
    openInNewWindow: false,
    isDisplayConditionEnabled: roles.length > 0,
    displayForRoles: Object.fromEntries(roles.map((role) => [role, true])),
    displayForUserGroups: [],
  };
}
