/** Each type of home block with its number in the API. @see R-HOME-003 R-ENTITY-010 */
export const contentTypeNumbers = {
  CustomList: 0,
  Channel: 1,
  MyActivities: 2,
  News: 3,
  PracticalInformation: 4,
  NewsAndPracticalInformation: 5,
  ExpiredOrNearExpiredActivities: 6,
  ContinueWhereYouLeft: 7,
  MandatoryForYou: 8,
  InTargetGroup: 9,
  ManualLearningSpace: 10,
  MyInterests: 11,
  MySkillResponsibility: 12,
  TextBlock: 13,
  SpaceBlock: 14,
  MyPlans: 15,
  Searchbar: 16,
} as const satisfies Record<string, number>;

export type ContentType = keyof typeof contentTypeNumbers;

/** Parses a content type from its number or, ignoring case, from its name. @see A-017 */
export function readContentType(value: string | number): ContentType | undefined {
  const sought = String(value).trim().toLowerCase();
  return contentTypes.find(
    (type) => type.toLowerCase() === sought || String(contentTypeNumbers[type]) === sought,
  );
}

/** All content types, in the order of their numbers. */
export const contentTypes = Object.keys(contentTypeNumbers) as ContentType[];
