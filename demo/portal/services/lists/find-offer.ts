import type { Offer } from '../../catalog-format';
import { textIn } from '../../catalog/text';
import { type Call, refuse } from '../operation';

/** An offer of the catalog by the id that a client sent, with its name in the client's language. */
export function findOffer(call: Call, id: string): { offer: Offer; name: string } {
  const offer = call.data.catalog.offers.get(id) ?? refuse(404, `There is no element ${id}`, 'elementId');
  return { offer, name: textIn(offer.title, call.culture) };
}
