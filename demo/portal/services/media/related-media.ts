import type { Offer } from '../../catalog-format';
import { kindOf } from '../../catalog/offer-kinds';
import { mediaAnswer, playableOffer } from './media-answer';
import { type Call, param, refuse } from '../operation';
import { openTo } from '../parts';

const relatedCount = 6;

/** Media of the same catalog that share most tags with one (R-API-022). */
export function relatedMedia(call: Call) {
  const loaded = call.data.catalog.parts.get(param(call, 'id'));
  if (loaded === undefined) return refuse(404, `There is no catalog ${param(call, 'id')}`, 'id');
  const part = openTo(call, loaded);
  const media = playableOffer(call, param(call, 'mediaId'));
  const tags = new Set(media.tags);
  const likeness = (offer: Offer) => (offer.tags ?? []).filter((tag) => tags.has(tag)).length;
  const others = call.data.catalog.source.offers.filter(
    (offer) => offer.id !== media.id && kindOf(offer.type).isMedia && !offer.isArchived && part.has(offer),
  );
  const related = others
    .map((offer) => ({ offer, shared: likeness(offer) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  return { items: related.slice(0, relatedCount).map(({ offer }) => mediaAnswer(call, offer)) };
}
