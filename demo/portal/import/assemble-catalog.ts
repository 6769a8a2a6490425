import type { Offer, PortalCatalog, TagCategory } from '../catalog-format';
import { kindOf } from '../catalog/offer-kinds';
import type { About } from './about';
import { defaultHome } from './default-home';
import { defaultPeople } from './default-people';

interface Imported {
  about: About;
  name: string;
  offers: Offer[];
  tagCategories: TagCategory[];
}

const targetGroupSize = 12;

/** Makes a whole catalog of imported offers: one part, a home page that names the source, and people to sign in as. */
export function assembleCatalog({ about, name, offers, tagCategories }: Imported): PortalCatalog {
  const withStatus = offers.filter((offer) => kindOf(offer.type).untouched !== undefined);
  const targeted = new Set(withStatus.slice(0, targetGroupSize).map(({ id }) => id));
  return {
    format: 'lp-portal-catalog',
    version: 1,
    name,
    timeZone: 'Europe/Copenhagen',
    catalogs: [{ id: '1', name, isDefault: true, components: defaultHome(about, tagCategories) }],
    tagCategories,
    offers: offers.map((offer) => (targeted.has(offer.id) ? { ...offer, isInTargetGroup: true } : offer)),
    posts: [],
    learningSpaces: [],
    people: defaultPeople(offers, tagCategories),
  };
}
