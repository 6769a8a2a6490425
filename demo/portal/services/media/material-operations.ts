import * as v from 'valibot';
import type { Offer } from '../../catalog-format';
import { kindOf } from '../../catalog/offer-kinds';
import { mediaAnswer, playableOffer, secretKeyOf } from './media-answer';
import { bodyOf, type Call, type Operation, param, personOf, refuse } from '../operation';
import { requestId } from '../request-fields';

const service = 'elearning';
const base = '/v1/materials';

const scormRequest = v.object({ scormPackageGuid: requestId });

/** Media, their keys and SCORM packages (R-API-068 to R-API-072, R-API-078). */
export const materialOperations: readonly Operation[] = [
  { id: 'catalogMaterial', service, method: 'GET', path: `${base}/:id/catalog`, answer: material },
  { id: 'catalogMaterialDetails', service, method: 'GET', path: `${base}/details/catalog/`, answer: details },
  {
    id: 'courseMaterials',
    service,
    method: 'GET',
    path: `${base}/:courseId/course`,
    answer: courseMaterials,
  },
  { id: 'mediaSecretKey', service, method: 'GET', path: `${base}/:mediaId/secret-key`, answer: secretKey },
  {
    id: 'allowScormPackage',
    service,
    method: 'POST',
    path: '/api/v1/AllowScormPackageAccess',
    answer: allow,
  },
];

function material(call: Call) {
  return mediaAnswer(call, mediaOf(call, param(call, 'id')));
}

function details(call: Call) {
  const ids = call.url.searchParams.getAll('i[]');
  const offers = ids.flatMap((id) => call.data.catalog.offers.get(id) ?? []);
  return offers.filter((offer) => !offer.isArchived).map((offer) => mediaAnswer(call, offer));
}

function courseMaterials(call: Call) {
  const { materials } = playableOffer(call, param(call, 'courseId'));
  const ids = [...(materials?.ungrouped ?? []), ...(materials?.groups ?? []).flatMap((group) => group.ids)];
  const offers = ids.flatMap((id) => call.data.catalog.offers.get(id) ?? []);
  return offers.filter((offer) => !offer.isArchived).map((offer) => mediaAnswer(call, offer));
}

function secretKey(call: Call) {
  return { secretKey: secretKeyOf(mediaOf(call, param(call, 'mediaId')).id, call.data.secret) };
}

function allow(call: Call) {
  const person = personOf(call);
  const { scormPackageGuid } = bodyOf(call, scormRequest);
  const offer = call.data.catalog.source.offers.find(
    (candidate) => candidate.media?.scormPackageGuid === scormPackageGuid && !candidate.isArchived,
  );
  if (offer === undefined) return refuse(403, 'You have no access to this package', 'scormPackageGuid');
  return { url: `${call.mediaOrigin}/media/scorm`, id: `${person.id}-${offer.id}` };
}

function mediaOf(call: Call, id: string): Offer {
  const offer = playableOffer(call, id);
  return kindOf(offer.type).isMedia ? offer : refuse(404, `There is no media ${id}`);
}
