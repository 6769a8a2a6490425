import type { Offer, OfferClass } from '../../catalog-format';
import type { LoadedCatalog } from '../../catalog/loaded-catalog';
import type { Choices } from './choices';
import { tagTest } from './tag-test';

/** The class of an offer that comes next, without further wishes. */
export function nextClass(offer: Offer, catalog: LoadedCatalog): OfferClass | undefined {
  return catalog.upcoming.get(offer.id)?.[0];
}

/** How many seats a class has left. */
export function seatsLeft(offerClass: OfferClass, { seatChanges }: LoadedCatalog): number {
  const taken = offerClass.seatsTaken + (seatChanges.get(offerClass.id) ?? 0);
  return Math.max(0, offerClass.seats - taken);
}

interface ClassChoice {
  fits: boolean;
  offerClass?: OfferClass | undefined;
}

/** Whether a class has the day and the seats that the choices require, whatever its tags. */
export function classTest(catalog: LoadedCatalog, choices: Choices): (candidate: OfferClass) => boolean {
  const from = choices.from ?? catalog.day;
  return (candidate) =>
    candidate.start >= from && (!choices.isOpenForSignup || seatsLeft(candidate, catalog) > 0);
}

/**
 * Picks the next class that has what the choices require of a class: day, seats and class tags together (R-API-013). An offer without
 * classes fits when the choices require nothing of the kind, by its own day, or as e-learning, which is open at any time.
 */
export function classChooser(catalog: LoadedCatalog, choices: Choices): (offer: Offer) => ClassChoice {
  const fits = classTest(catalog, choices);
  const hasTags = tagTest(catalog, { tags: choices.classTags, categories: choices.classTagCategories });
  const hasTagChoice = choices.classTags.length + choices.classTagCategories.length > 0;
  const fitsClass = (candidate: OfferClass) => fits(candidate) && hasTags(candidate.tags ?? []);
  const fitsWithout = (offer: Offer) =>
    !hasTagChoice &&
    (choices.from === undefined || (offer.date ?? '') >= choices.from) &&
    (!choices.isOpenForSignup || (offer.type === 'eLearning' && (offer.classes ?? []).length === 0));

  const hasNoChoice = !hasTagChoice && !choices.isOpenForSignup && choices.from === undefined;
  if (hasNoChoice) return (offer) => ({ fits: true, offerClass: nextClass(offer, catalog) });
  return (offer) => {
    const offerClass = catalog.upcoming.get(offer.id)?.find(fitsClass);
    return offerClass === undefined ? { fits: fitsWithout(offer) } : { fits: true, offerClass };
  };
}
