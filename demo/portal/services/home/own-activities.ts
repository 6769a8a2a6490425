import type { Offer, Participation } from '../../catalog-format';
import { type Call, personOf } from '../operation';

/** What a person takes part in, with the offer. */
export interface OwnActivity {
  offer: Offer;
  participation: Participation;
}

/** The person's participations, the latest change first. */
export function ownActivities(call: Call): OwnActivity[] {
  return [...personOf(call).participations]
    .sort((a, b) => b.changed.localeCompare(a.changed))
    .flatMap((participation) => {
      const offer = call.data.catalog.offers.get(participation.offerId);
      return offer === undefined ? [] : [{ offer, participation }];
    });
}

/** Those that no administrator archived. */
export function currentActivities(call: Call): OwnActivity[] {
  return ownActivities(call).filter(({ offer }) => !offer.isArchived);
}
