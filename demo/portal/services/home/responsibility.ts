import type { Offer } from '../../catalog-format';
import { textIn } from '../../catalog/text';
import { type Call, personOf } from '../operation';
import { pageOf } from '../paging';

const awaitingApproval = 'USSAA';

/** Skills that the person is responsible for, with the requests that wait for approval (R-API-052, R-ENTITY-036). */
export function responsibleSkills(call: Call) {
  const people = call.data.catalog.source.people;
  const requests = (offer: Offer) =>
    people.filter((person) =>
      person.participations.some(
        ({ offerId, status }) => offerId === offer.id && status === awaitingApproval,
      ),
    ).length;
  return pageOf(call, offersOf(call, personOf(call).responsibleSkillIds)).map((offer) => ({
    ...named(call, offer),
    description: textIn(offer.description, call.culture),
    contentType: 'SKILL',
    approvalRequestCount: requests(offer),
  }));
}

/** Plans that the person is responsible for (R-API-053, R-ENTITY-035). */
export function responsiblePlans(call: Call) {
  return pageOf(call, offersOf(call, personOf(call).responsiblePlanIds)).map((offer) => ({
    ...named(call, offer),
    layoutDescription: textIn(offer.description, call.culture),
    contentType: 'Plan',
  }));
}

function offersOf(call: Call, ids: readonly string[]): Offer[] {
  return ids.flatMap((id) => call.data.catalog.offers.get(id) ?? []).filter((offer) => !offer.isArchived);
}

function named(call: Call, offer: Offer) {
  const image = offer.imageId === undefined ? {} : { image: offer.imageId };
  return { id: offer.id, name: textIn(offer.title, call.culture), ...image };
}
