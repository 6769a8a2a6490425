import { createHmac } from 'node:crypto';
import type { MediaSource, Offer } from '../../catalog-format';
import { kindOf } from '../../catalog/offer-kinds';
import { textIn } from '../../catalog/text';
import { mediaContentType } from '../../media-host/content-types';
import { foreignLanguage } from '../../search/words/foreign-language';
import { type Call, refuse } from '../operation';

type Asker = Pick<Call, 'data' | 'viewer'>;

/** The media of an offer that the caller may play: 404, 410 or 403 say why it may not. */
export function playableOffer(call: Asker, id: string): Offer {
  const offer = call.data.catalog.offers.get(id);
  if (offer === undefined) return refuse(404, `There is no media ${id}`);
  if (offer.isArchived) return refuse(410, `The media ${id} is archived`);
  if (!isOpenTo(call, offer)) return refuse(403, `The media ${id} is not open to you`);
  return offer;
}

/** The key that opens the file of a media item (R-API-072). */
export function secretKeyOf(mediaId: string, secret: string): string {
  return createHmac('sha256', secret).update(`media ${mediaId}`).digest('base64url').slice(0, 22);
}

/** One media item as the API has it (R-ENTITY-064). */
export function mediaAnswer(call: Call, offer: Offer) {
  const { media } = offer;
  return {
    id: offer.id,
    type: kindOf(offer.type).code,
    title: textIn(offer.title, call.culture),
    description: textIn(offer.description, call.culture),
    ...foreignLanguage(offer, call.culture),
    ...(offer.imageId === undefined ? {} : { image: offer.imageId }),
    secretKey: secretKeyOf(offer.id, call.data.secret),
    ...(media?.length === undefined ? {} : { length: media.length }),
    ...(media?.file === undefined ? {} : { contentType: mediaContentType(media.file) }),
    ...(media?.url === undefined ? {} : { link: media.url }),
    ...(media?.scormPackageGuid === undefined ? {} : { scormPackageGuid: media.scormPackageGuid }),
    ...textTracks(call, offer.id, media),
    publicationsSettings: { showRelatedMedia: media?.showRelated === true, relatedMedias: [] },
  };
}

function isOpenTo(call: Asker, offer: Offer): boolean {
  const parts = [...call.data.catalog.parts.values()];
  return call.viewer.login === 'user' || parts.some(({ part, has }) => !part.loginRequired && has(offer));
}

/** Tracks come from the media origin, so their addresses are whole (O-14). */
function textTracks(call: Call, mediaId: string, media: MediaSource | undefined) {
  if (media?.textTracks === undefined) return {};
  const key = secretKeyOf(mediaId, call.data.secret);
  const tracks = media.textTracks.map(({ language, label, kind }, index) => ({
    src: `${call.mediaOrigin}/media/tracks/${mediaId}/${index}?key=${key}`,
    srclang: language,
    label,
    kind,
  }));
  return { textTracks: tracks };
}
