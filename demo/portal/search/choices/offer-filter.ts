import type { Offer, OfferClass, Person } from '../../catalog-format';
import type { LoadedCatalog, LoadedPart } from '../../catalog/loaded-catalog';
import { kindOf } from '../../catalog/offer-kinds';
import { signedUpCodes } from '../../catalog/status-codes';
import type { Choices } from './choices';
import { classChooser } from './class-choice';
import { statusReader } from '../person-status';
import { tagTest } from './tag-test';

/** An offer that was found, with the class that it was found by. */
export interface Match {
  offer: Offer;
  offerClass: OfferClass | undefined;
}

export interface Searched {
  part: LoadedPart;
  choices: Choices;
  person: Person | undefined;
}

/** Whether an offer is in the part and meets the choices that are no values of a category. */
export function isInReach({ part, choices, person }: Searched): (offer: Offer) => boolean {
  const statusOf = statusReader(person);
  const tests: ((offer: Offer) => boolean)[] = [(offer) => !offer.isArchived && part.has(offer)];
  if (choices.isMandatory) tests.push((offer) => offer.isMandatory === true);
  if (choices.isInTargetGroup) tests.push((offer) => offer.isInTargetGroup === true);
  if (choices.isSignedUp) tests.push((offer) => signedUpCodes.has(statusOf(offer) ?? ''));
  return (offer) => tests.every((passes) => passes(offer));
}

/** What of the catalog a search sees: the part, the choices and the person whose status counts (R-API-013). */
export function offerFilter(catalog: LoadedCatalog, searched: Searched): (offer: Offer) => Match | undefined {
  const { choices, person } = searched;
  const statusOf = statusReader(person);
  const choose = classChooser(catalog, choices);
  const tests = [isInReach(searched)];
  if (choices.types.size > 0) tests.push((offer) => choices.types.has(String(kindOf(offer.type).code)));
  if (choices.statuses.size > 0) tests.push((offer) => choices.statuses.has(statusOf(offer) ?? ''));
  if (choices.tags.length + choices.tagCategories.length > 0) {
    const hasTags = tagTest(catalog, { tags: choices.tags, categories: choices.tagCategories });
    tests.push((offer) => hasTags(offer.tags ?? []));
  }
  return (offer) => {
    if (!tests.every((passes) => passes(offer))) return undefined;
    const { fits, offerClass } = choose(offer);
    return fits ? { offer, offerClass } : undefined;
  };
}
