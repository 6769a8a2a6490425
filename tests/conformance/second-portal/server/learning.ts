import {
  json,
  numberParam,
  pascal,
  personalRoute,
  problem,
  readObject,
  textOf,
  route,
  type Call,
  type Route,
} from './http';
import { describe, findOffer, imageOf, offers, type Offer } from './offers';

/** E-learning and courses answer in upper camel case. */
const answer = (value: unknown): Response => json(pascal(value));
const isMedia = (offer: Offer | undefined): offer is Offer =>
  Number(offer?.type) > 200 && Number(offer?.type) < 300;
const findMedia = (id: number): Offer | undefined => {
  const offer = findOffer(id);
  return isMedia(offer) ? offer : undefined;
};
export const secretKey = (id: number): string => `k${id * 7919}`;
/** The package of this media may be opened by managers only. */
const closedPackage = 'b6f0c1de-2302-4a52-9c1e-5d1f0a7e2302';
const packages: Record<number, string> = {
  2301: 'b6f0c1de-2301-4a52-9c1e-5d1f0a7e2301',
  2302: closedPackage,
};

const length = (offer: Offer): string | null =>
  offer.type === 203 ? '24 {pages}' : offer.minutes ? `${offer.minutes} {minutes}` : null;

function toMaterial(call: Call, offer: Offer): Record<string, unknown> {
  const track = {
    src: `${call.state.origin}/player/tracks/${offer.id}.vtt`,
    srclang: 'da',
    label: 'Dansk',
    kind: 'captions',
  };
  return {
    id: offer.id,
    type: offer.type,
    title: offer.title,
    image: imageOf(offer),
    length: length(offer),
    secretKey: null,
    description: `<p>${describe(offer)}</p><ul><li>${offer.title}</li></ul>`,
    contentType: null,
    scormPackageGuid: packages[offer.id] ?? null,
    textTracks: offer.type === 202 ? [track] : null,
    language: offer.language,
    link: offer.type === 207 ? 'https://www.example.org/guides' : null,
    revision: 3,
  };
}
function toMedia(call: Call, offer: Offer): Record<string, unknown> {
  const related = offers.filter(
    (other) => isMedia(other) && other.subject === offer.subject && other.id !== offer.id,
  );
  const relatedMedias = related.slice(0, 5).map((other) => toMaterial(call, other));
  return {
    ...toMaterial(call, offer),
    publicationsSettings: { showRelatedMedia: offer.type !== 203, relatedMedias },
  };
}
function mediaInfo(call: Call): Response {
  const media = findMedia(numberParam(call, 'id'));
  return media ? answer(toMedia(call, media)) : problem(404, 'The media does not exist');
}
function mediaDetails(call: Call): Response {
  const found = call.url.searchParams.getAll('i[]').flatMap((id) => findMedia(Number(id)) ?? []);
  return answer({ items: found.map((media) => toMedia(call, media)), total: found.length });
}

interface Course {
  loose: number[];
  groups: { name: string; materialsIds: number[] }[];
}
const courses: Record<number, Course> = {
  1013: {
    loose: [2001, 2203],
    groups: [
      { name: 'Pauser', materialsIds: [2101, 2501] },
      { name: 'Til mødet', materialsIds: [2003] },
    ],
  },
  1014: { loose: [2002], groups: [{ name: 'Læs her', materialsIds: [2203, 2202] }] },
  1003: { loose: [2004, 2401], groups: [] },
};
function courseMaterials(call: Call): Response {
  const course = courses[numberParam(call, 'courseId')];
  if (!course) return problem(404, 'The course has no materials');
  const ids = [...course.loose, ...course.groups.flatMap((group) => group.materialsIds)];
  return answer({ items: ids.flatMap((id) => findMedia(id) ?? []).map((media) => toMaterial(call, media)) });
}
function courseInfo(call: Call): Response {
  const offer = findOffer(numberParam(call, 'id'));
  const course = courses[numberParam(call, 'id')];
  if (!offer || !course) return problem(404, 'The course does not exist');
  return answer({
    name: offer.title,
    shortDescription: describe(offer),
    imageGuid: imageOf(offer),
    owner: null,
    ungroupedMaterialsIds: course.loose,
    materialGroups: course.groups,
  });
}

/** Details of a course that the person takes part in. The group room adds its class. */
function visited(courseId: number, className: string | null, groupRoomGuid: string | null): Response {
  const offer = findOffer(courseId);
  if (!offer) return problem(404, 'The course does not exist');
  return answer({
    data: {
      courseId,
      courseImage: imageOf(offer),
      courseName: offer.title,
      className,
      groupRoomGuid,
      courseType: offer.type,
      userStatus: 'USEAS',
      id: courseId,
      name: offer.title,
      image: imageOf(offer),
      type: offer.type,
      description: describe(offer),
    },
  });
}
const groupRoomGuid = 'f2b7a6c4-0051-4d7e-8a55-2c9b7e510051';
const queryId = (call: Call): number => Number(call.url.searchParams.get('id'));

async function openPackage(call: Call): Promise<Response> {
  const guid = textOf((await readObject(call))['scormPackageGuid']).toLowerCase();
  if (!Object.values(packages).includes(guid)) return problem(404, 'The package does not exist');
  if (guid === closedPackage && !call.person?.roles.includes('Manager'))
    return problem(403, 'No access to the package');
  return answer({ url: `${call.state.origin}/scorm/launch`, id: call.state.nextId(), expiresInSeconds: 120 });
}

export const learningRoutes: Route[] = [
  route('GET', '/learn/v1/materials/details/catalog', mediaDetails),
  route('GET', '/learn/v1/materials/{id}/catalog', mediaInfo),
  route('GET', '/learn/v1/materials/{courseId}/course', courseMaterials),
  route('GET', '/learn/v1/materials/{id}/secret-key', (call) => {
    const media = findMedia(numberParam(call, 'id'));
    return media ? answer({ secretKey: secretKey(media.id) }) : problem(404, 'The media does not exist');
  }),
  personalRoute('POST', '/learn/api/v1/AllowScormPackageAccess', openPackage),
  route('GET', '/course-service/api/v1/course/{id}/without-signup', courseInfo),
  personalRoute('GET', '/course-service/api/v1/participant/courses/info', (call) =>
    visited(queryId(call), null, null),
  ),
  personalRoute('GET', '/course-service/api/v1/participant/group-room/info', (call) =>
    queryId(call) === 51
      ? visited(1003, 'Hold 3', groupRoomGuid)
      : problem(404, 'The group room does not exist'),
  ),
];
