import { compact } from '../../domain/compact';
import * as v from 'valibot';
import type { ItemType } from '../../domain/activities/item-types';
import { readMediaType, type MediaType } from '../../domain/media/media-types';
import type { Course, Media } from '../../domain/media/media';
import { absoluteAddress } from '../http/absolute-address';
import { isObject, objectIn } from '../answers/envelope';
import { code, id, itemType, maybeId, maybeText, text } from '../answers/fields';
import { readList } from '../answers/read';
import { readObject } from '../answers/read-one';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { ApiFailure } from '../http/failure';
import { imageAddress } from './image-address';
import { mediaFieldsOf, mediaItemOf, mediaOf } from './media-items';

/** Identifies a media item in an address. */
interface MediaKey {
  id: string;
  /** The type in the address. Used only if the response contains no type. */
  type?: MediaType;
}

/** Fetches one media item. An empty response means that it no longer exists. @see R-API-068 A-121 */
export async function catalogMaterial(api: Api, key: MediaKey, signal?: AbortSignal): Promise<Media> {
  const operation = 'catalogMaterial';
  const answer = filled(await api.http.send(operation, { path: { id: key.id } }, signal), operation);
  const response = readObject(mediaFieldsOf(api), answer, { operation, report: api.report });
  const type = readMediaType(response.type ?? '') ?? key.type;
  if (type === undefined)
    throw new ApiFailure('malformed', operation, 'type: expected a media type, got none');
  return mediaOf(api, response, type);
}

/** Fetches media in the catalog that are related to this item. @see R-API-022 */
export async function relatedMedia(
  api: Api,
  input: { catalogId: string; mediaId: string },
  signal?: AbortSignal,
): Promise<Media[]> {
  const path = { id: input.catalogId, mediaId: input.mediaId };
  const operation = 'relatedMedia';
  const answer = await api.http.send(operation, { path }, signal);
  return readList(mediaItemOf(api), answer, { operation, report: api.report, listNames: ['relatedMedias'] })
    .items;
}

/** Fetches the key that gives access to the file of a video. @see R-API-072 A-114 */
export async function mediaSecretKey(api: Api, mediaId: string, signal?: AbortSignal): Promise<string> {
  const operation = 'mediaSecretKey';
  const answer = await api.http.send(operation, { path: { mediaId } }, signal);
  const KeyResponse = responseObject({ secretKey: v.pipe(id, v.minLength(1)) });
  return readObject(KeyResponse, answer, { operation, report: api.report }).secretKey;
}

/**
 * Fetches the materials of a course, without related media. Logs and omits materials that cannot play.
 * @see R-API-070 R-COURSEMEDIA-004 R-CLICK-008
 */
export async function courseMaterials(api: Api, courseId: string, signal?: AbortSignal): Promise<Media[]> {
  const operation = 'courseMaterials';
  const answer = await api.http.send(operation, { path: { courseId } }, signal);
  const reading = { operation, report: api.report, listNames: ['materials'] };
  return readList(mediaItemOf(api), answer, reading).items.map((media) => ({
    ...media,
    showsRelated: false,
    related: [],
  }));
}

/**
 * The access to a SCORM package: its address, and the id by which the package identifies the learner.
 * @see R-API-078 A-116
 */
export interface ScormAccess {
  url: string;
  id: string;
}

/**
 * Requests access to a package. A response without an address is a refusal. An unreadable response is a failure.
 * @see A-116 O-28
 */
export async function allowScormPackage(
  api: Api,
  scormPackageGuid: string,
  signal?: AbortSignal,
): Promise<ScormAccess> {
  const operation = 'allowScormPackage';
  const answer = await api.http.send(operation, { body: { scormPackageGuid } }, signal);
  const { url, id: accessId } = readObject(Access, answer, { operation, report: api.report });
  if (url === undefined || isDenied(objectIn(answer)))
    throw new ApiFailure('forbidden', operation, 'url: expected an address, got no access');
  const address = absoluteAddress(url, api.services.elearning);
  if (address === undefined)
    throw new ApiFailure('malformed', operation, 'url: expected a web address, got another text');
  if (accessId === undefined) throw new ApiFailure('malformed', operation, 'id: expected an id, got none');
  return { url: address, id: accessId };
}

const Access = responseObject({ url: maybeText, id: maybeId });

/**
 * Returns whether a flag such as `hasAccess` or `allowed` is false. The name is an assumption, because there is no
 * sample of such a response.
 * @see O-28
 */
const isDenied = (access: unknown): boolean =>
  isObject(access) &&
  Object.entries(access).some(
    ([name, value]) => value === false && /^(is|has)?(access)?(access|allowed|granted)$/i.test(name),
  );

const ids = v.nullish(v.array(id), () => []);
const CourseResponse = responseObject({
  type: v.optional(code),
  name: text,
  language: maybeText,
  description: maybeText,
  shortDescription: maybeText,
  image: maybeText,
  imageGuid: maybeText,
  ungroupedMaterialsIds: ids,
  materialGroups: v.nullish(v.array(responseObject({ name: text, materialsIds: ids })), () => []),
});

/** Fetches a course that needs no sign-up, with the order of its materials. @see R-API-071 R-ENTITY-065 */
export async function courseWithoutSignup(api: Api, courseId: string, signal?: AbortSignal): Promise<Course> {
  const operation = 'courseWithoutSignup';
  const answer = filled(await api.http.send(operation, { path: { id: courseId } }, signal), operation);
  const response = readObject(CourseResponse, answer, { operation, report: api.report });
  const groups = response.materialGroups.map(({ name, materialsIds }) => ({
    name,
    materialIds: materialsIds,
  }));
  return compact({
    id: courseId,
    type: courseTypeOf(response.type),
    name: response.name,
    outline: { ungrouped: response.ungroupedMaterialsIds, groups },
    description: response.description ?? response.shortDescription,
    language: response.language,
    poster: imageAddress(api, response.imageGuid ?? response.image, 'large'),
  });
}

/** Returns the type of a course. Returns `course` if the response does not contain a known type. */
function courseTypeOf(response: string | number | undefined): ItemType {
  const read = v.safeParse(itemType, response);
  return read.success ? read.output : 'course';
}

/** Records in the portal which page of a course the person is on. `url` contains no token. @see R-API-073 A-122 */
export async function recordContinueWhereYouLeft(api: Api, url: string): Promise<void> {
  await api.http.send('recordContinueWhereYouLeft', { query: { url } });
}

function filled(answer: unknown, operation: string): unknown {
  const isEmpty = answer == null || (typeof answer === 'object' && Object.keys(answer).length === 0);
  if (isEmpty) throw new ApiFailure('gone', operation, 'the answer is empty');
  return answer;
}
