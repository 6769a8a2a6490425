/** A configured element of a custom list. @see R-ENTITY-013 */
export type CustomElement = {
  id: string;
  type: CustomElementType;
  name: string;
  description?: string;
  imageId?: string;
  wideImageId?: string;
  /** An address. For an internal page link, its configuration as JSON text. @see R-ENTITY-017 */
  link?: string;
  /** Present if a display condition is set. An empty list restricts nothing. @see R-VALID-029 R-VALID-031 A-047 */
  condition?: { roles: readonly string[]; groups: readonly string[] };
  /** The number that selects the label and the icon. @see R-ENTITY-016 */
  iconNumber: number;
};

/** The types of custom elements. @see R-ENTITY-015 */
const elementTypes = [
  'Link',
  'InternalPageLink',
  'NextUp',
  'LatestCertificate',
  'LatestFavorite',
  'ContinueELearning',
] as const;
export type CustomElementType = (typeof elementTypes)[number];

/**
 * The types that have a number in the API. The number 0 and unknown numbers count as a link.
 * @see R-ENTITY-016 A-042
 */
const numberedTypes: ReadonlyMap<string, CustomElementType> = new Map([
  ['1', 'NextUp'],
  ['2', 'ContinueELearning'],
  ['3', 'LatestFavorite'],
  ['4', 'LatestCertificate'],
]);

/** Parses an element type from its number or, ignoring case, from its name. @see R-ENTITY-015 R-ENTITY-016 A-042 */
export function readElementType(value: string | number): CustomElementType {
  const sought = String(value).trim().toLowerCase();
  return elementTypes.find((type) => type.toLowerCase() === sought) ?? numberedTypes.get(sought) ?? 'Link';
}
