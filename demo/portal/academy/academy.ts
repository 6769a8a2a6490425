import type { PortalCatalog } from '../catalog-format';
import { dayOf, timeZone } from './calendar';
import { makeCatalogs } from './catalogs';
import { textOf } from './five';
import { makeLearningSpaces } from './learning-spaces/learning-spaces';
import { withMaterials } from './offers/materials';
import { makeOffers, ownOfferCount } from './offers/offers';
import { makePeople } from './people/people';
import { makePosts } from './posts/post-list';
import { makeTagCategories } from './tags/tags';

/**
 * The demo's catalog: a municipal academy in five languages. The same calendar day and number of items give the same
 * catalog; never fewer items than the academy's own 320 (R-ENTITY-001, R-ENTITY-053, O-16).
 */
export function makeAcademy({
  today,
  items = ownOfferCount,
}: {
  today: Date;
  items?: number;
}): PortalCatalog {
  const day = dayOf(today);
  const offers = withMaterials(makeOffers(day, items), ownOfferCount);
  return {
    format: 'lp-portal-catalog',
    version: 1,
    name: textOf([
      'Elmvik Akademi',
      'Elmvik Academy',
      'Elmviks akademi',
      'Elmvik akademi',
      'Akademia Elmvik',
    ]),
    timeZone,
    catalogs: makeCatalogs(),
    tagCategories: makeTagCategories(),
    offers,
    posts: makePosts(day),
    learningSpaces: makeLearningSpaces(),
    people: makePeople(offers.slice(0, ownOfferCount), day),
  };
}
