import type { Offer } from '../catalog-format';
import { kindOf } from '../catalog/offer-kinds';
import { apiStatus } from '../catalog/status-codes';
import { textIn } from '../catalog/text';
import { foreignLanguage } from '../search/words/foreign-language';
import { statusReader } from '../search/person-status';
import { playableOffer } from './media/media-answer';
import { type Call, type Operation, param, personOf, refuse } from './operation';

const row = { service: 'courses', method: 'GET' } as const;

/** Courses and group rooms (R-API-071, R-API-074, R-API-075). */
export const courseOperations: readonly Operation[] = [
  { ...row, id: 'courseWithoutSignup', path: '/api/v1/course/:id/without-signup', answer: withoutSignup },
  { ...row, id: 'groupRoomInfo', path: '/api/v1/participant/group-room/info/', answer: groupRoom },
  { ...row, id: 'courseInfo', path: '/api/v1/participant/courses/info/', answer: courseInfo },
];

function withoutSignup(call: Call) {
  const offer = playableOffer(call, param(call, 'id'));
  return offer.isWithoutSignup ? courseAnswer(call, offer) : refuse(403, 'This course needs a sign-up');
}

function groupRoom(call: Call) {
  const statusOf = statusReader(personOf(call));
  const id = call.url.searchParams.get('id') ?? '';
  const entry = call.data.catalog.classes.get(id);
  if (entry === undefined || entry.offer.isArchived) return refuse(404, `There is no group room ${id}`, 'id');
  const { offer, offerClass } = entry;
  const data = {
    courseId: offer.id,
    courseName: textIn(offer.title, call.culture),
    className: textIn(offerClass.name, call.culture),
    groupRoomGuid: id,
    courseType: kindOf(offer.type).code,
    userStatus: statusById(id, statusOf(offer)),
    ...(offer.imageId === undefined ? {} : { courseImage: offer.imageId }),
  };
  return { data };
}

function courseInfo(call: Call) {
  personOf(call);
  const id = call.url.searchParams.get('id') ?? '';
  const offer = call.data.catalog.offers.get(id);
  if (offer === undefined || offer.isArchived) return refuse(404, `There is no course ${id}`, 'id');
  return { data: courseAnswer(call, offer) };
}

/** A course with its materials by id (R-ENTITY-065); what is archived is not among them. */
function courseAnswer(call: Call, offer: Offer) {
  const { culture, data } = call;
  const description = textIn(offer.description, culture);
  const current = (ids: readonly string[]) =>
    ids.filter((id) => data.catalog.offers.has(id) && !data.catalog.offers.get(id)?.isArchived);
  return {
    id: offer.id,
    type: kindOf(offer.type).code,
    name: textIn(offer.title, culture),
    ...foreignLanguage(offer, culture),
    shortDescription: description,
    description,
    ...(offer.imageId === undefined ? {} : { imageGuid: offer.imageId, image: offer.imageId }),
    userStatus: statusById(offer.id, statusReader(call.viewer.person)(offer)),
    ungroupedMaterialsIds: current(offer.materials?.ungrouped ?? []),
    materialGroups: (offer.materials?.groups ?? []).map((group) => ({
      name: textIn(group.name, culture),
      materialsIds: current(group.ids),
    })),
  };
}

function statusById(id: string, status: string | undefined): Record<string, number | string> {
  return status === undefined ? {} : { [id]: apiStatus(status) };
}
