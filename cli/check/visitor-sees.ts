import type { Operation } from '../../src/api/http/endpoints';

/** What a visitor would see of an answer that cannot be read, by the calls that a screen makes. */
const screens: readonly (readonly [RegExp, string])[] = [
  [/^search(All)?(InCatalog|Catalog)$/, 'the results say that they could not be loaded'],
  [/^(autocomplete|searchHistory|searchRecent)$/, 'the search box offers no suggestions'],
  [/^categorizedTags$/, 'the search has no tag filters'],
  [/^listing$/, 'the rows of lists say that they could not be loaded'],
  [
    /^(favouriteList|ownedLists|followedLists|listItems|listInfo)$/,
    'the lists screen says that it could not be loaded',
  ],
  [/^favouriteInfo$/, 'favourite buttons do not say what is a favourite'],
  [
    /^(catalogMaterial|mediaSecretKey|courseWithoutSignup|courseMaterials)$/,
    'the player says that the material could not be loaded',
  ],
  [/^(relatedMedia|allowScormPackage)$/, 'a part of the media screen is missing'],
  [
    /^(nextUp|latestCertificate|latestListItem|lastPlayedMedia)$/,
    'the element of the custom list is missing',
  ],
  [/^(courseInfo|groupRoomInfo|catalogMaterialDetails)$/, 'a card of Continue where you left is missing'],
];

/** One sentence about what a visitor would see. */
export function visitorSees(operation: Operation): string {
  const seen = screens.find(([pattern]) => pattern.test(operation))?.[1];
  return `a visitor would see: ${seen ?? 'the block or dialog says that something went wrong'}`;
}
