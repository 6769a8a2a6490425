/** An element of a custom list as the editor set it up (R-ENTITY-013). */
export type CustomElement = {
  id: string;
  type: CustomElementType;
  name: string;
  description?: string;
  imageId?: string;
  wideImageId?: string;
  /** An address, or for an internal page link its configuration as a JSON text (R-ENTITY-017). */
  link?: string;
  /** Present when a display condition is set; empty lists ask nothing (R-VALID-029, R-VALID-031, A-047). */
  condition?: { roles: readonly string[]; groups: readonly string[] };
  /** The number of its label and icon (R-ENTITY-016). */
  iconNumber: number;
};

/** What an element shows (R-ENTITY-015). */
const elementTypes = [
  'Link',
  'InternalPageLink',
  'NextUp',
  'LatestCertificate',
  'LatestFavorite',
  'ContinueELearning',
] as const;
export type CustomElementType = (typeof elementTypes)[number];

/** The types that are numbered in the API; 0 and anything unknown act as a link (R-ENTITY-016, A-042). */
const numberedTypes: ReadonlyMap<string, CustomElementType> = new Map([
  ['1', 'NextUp'],
  ['2', 'ContinueELearning'],
  ['3', 'LatestFavorite'],
  ['4', 'LatestCertificate'],
]);

/** Reads an element's type by name in any case, or by number (R-ENTITY-015, R-ENTITY-016, A-042). */
export function readElementType(value: string | number): CustomElementType {
  const sought = String(value).trim().toLowerCase();
  return elementTypes.find((type) => type.toLowerCase() === sought) ?? numberedTypes.get(sought) ?? 'Link';
}
