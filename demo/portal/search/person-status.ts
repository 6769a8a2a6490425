import type { Offer, Person } from '../catalog-format';
import { kindOf } from '../catalog/offer-kinds';

/**
 * Reads a person's completion code for any offer; who has nothing to do with it, visitors included, is not signed up.
 * Media and articles have no status (R-STATUS-001 to R-STATUS-031).
 */
export function statusReader(person: Person | undefined): (offer: Offer) => string | undefined {
  const own = new Map(person?.participations.map(({ offerId, status }) => [offerId, status]));
  return (offer) => own.get(offer.id) ?? kindOf(offer.type).untouched;
}
