import { compact, type Loose } from '../../domain/compact';
import * as v from 'valibot';
import type { ItemType } from '../../domain/activities/item-types';
import type { EventType } from '../../domain/activities/event-types';
import { isMediaType } from '../../domain/activities/media-types';
import type { HomeItem } from '../../domain/home/home-item';
import { statusCodeOf } from '../../domain/activities/status/numeric-statuses';
import { code, id, itemType, mapped, maybeText, text, Unreadable } from '../answers/fields';
import { fieldOf, isObject } from '../answers/envelope';
import { readList } from '../answers/read';
import { readObject } from '../answers/read-one';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { imageAddress, itemImageAddress } from '../host/image-address';

/** Somewhere the person has been and can go on from (R-ENTITY-039). */
export interface ContinueEvent {
  id: string;
  type: EventType;
  uri?: string;
  data: {
    [Key in 'GroupRoomId' | 'CourseId' | 'MediaId' | 'CatalogId' | 'id' | 'name' | 'image' | 'description']?:
      string | undefined;
  } & { type?: ItemType | undefined };
}

/** What a look-up needs beside its event; the media of all events come by one call. */
export interface Look {
  api: Api;
  signal: AbortSignal | undefined;
  catalogId: string;
  media: Promise<ReadonlyMap<string, HomeItem>>;
}

/** One code for the person, or one for each id of a group room, course or media item (R-ENTITY-043). */
const UserStatus = v.optional(
  v.union([code, v.record(v.string(), v.unknown())], 'a status code, or codes by id'),
);

const GroupRoomResponse = responseObject({
  courseId: v.optional(id),
  courseImage: maybeText,
  courseName: v.pipe(v.string(), v.minLength(1)),
  className: maybeText,
  courseType: v.optional(itemType),
  userStatus: UserStatus,
});

/** The card of a group room is its course with the class (R-API-074, R-ENTITY-042, R-ENTITY-043). */
export async function groupRoomItem(
  event: ContinueEvent,
  { api, signal }: Look,
): Promise<HomeItem | undefined> {
  const { GroupRoomId } = event.data;
  if (GroupRoomId === undefined) return undefined;
  const answer = await api.http.send('groupRoomInfo', { query: { id: GroupRoomId } }, signal);
  const response = readObject(GroupRoomResponse, answer, { operation: 'groupRoomInfo', report: api.report });
  return cardOf(event, {
    name: response.courseName,
    extraInformation: response.className,
    image: itemImageAddress(api, { type: response.courseType, image: response.courseImage }),
    type: response.courseType,
    status: statusIn(response.userStatus, [GroupRoomId, event.data.CourseId, response.courseId]),
  });
}

const CourseResponse = responseObject({
  name: v.pipe(v.string(), v.minLength(1)),
  language: maybeText,
  description: maybeText,
  image: maybeText,
  imageGuid: maybeText,
  type: v.optional(itemType),
  userStatus: UserStatus,
});

/**
 * The card of media on a course or class: the media item where the event names it, else the course. The course has to
 * exist, and says how far the person is.
 *
 * @see R-API-075, R-ENTITY-043, R-ENTITY-044
 */
export async function courseItem(event: ContinueEvent, { api, signal }: Look): Promise<HomeItem | undefined> {
  const { CourseId, MediaId } = event.data;
  if (CourseId === undefined) return undefined;
  const answer = await api.http.send('courseInfo', { query: { id: CourseId } }, signal);
  const response = readObject(CourseResponse, answer, { operation: 'courseInfo', report: api.report });
  return cardOf(event, {
    ...(event.data.name === undefined ? courseShown(api, response) : mediaShown(api, event.data)),
    status: statusIn(response.userStatus, [MediaId, CourseId]),
  });
}

type Shown = { name: string } & Pick<HomeItem, 'language' | 'description' | 'image' | 'type'>;

function courseShown(api: Api, response: v.InferOutput<typeof CourseResponse>): Shown {
  const { name, language, description, type } = response;
  return compact({
    name,
    language,
    description,
    type,
    image: itemImageAddress(api, { type, image: response.image ?? response.imageGuid }),
  });
}

function mediaShown(api: Api, { name = '', description, image, type }: ContinueEvent['data']): Shown {
  return compact({ name, description, type, image: itemImageAddress(api, { type, image }) });
}

/** The card of media in a catalog; it opens here when the catalog is the one at hand (R-ENTITY-045). */
export async function catalogMediaItem(
  event: ContinueEvent,
  { catalogId, media }: Look,
): Promise<HomeItem | undefined> {
  const { MediaId = '', CatalogId = catalogId } = event.data;
  const item = (await media).get(MediaId);
  if (!item || CatalogId === catalogId) return item;
  return { ...item, ...(event.uri === undefined ? {} : { navigateUrl: event.uri }) };
}

const MediaResponse = responseObject({
  id,
  title: text,
  description: maybeText,
  language: maybeText,
  image: maybeText,
  type: v.optional(code),
  contentType: v.optional(code),
});

/** The media of all events by one call (R-API-069). */
export async function mediaById(
  api: Api,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, HomeItem>> {
  if (ids.length === 0) return new Map();
  const operation = 'catalogMaterialDetails';
  const query = { 'i[]': [...new Set(ids)] };
  const MediaOf = v.pipe(
    MediaResponse,
    mapped((response): HomeItem => {
      const { id: mediaId, title: name, description, language } = response;
      const type = [response.type, response.contentType].map(typeOf).find((one) => one && isMediaType(one));
      if (!type) throw new Unreadable('a media type', response.type ?? response.contentType);
      const image = imageAddress(api, response.image);
      return compact({ id: mediaId, name, openInNewWindow: false, type, description, language, image });
    }),
  );
  const answer = await api.http.send(operation, { query }, signal);
  const { items } = readList(MediaOf, answer, { operation, report: api.report });
  return new Map(items.map((item) => [item.id, item]));
}

/** Skills, plans and learning spaces stand in the event itself; without id or name there is no card. */
export function carriedItem(api: Api, event: ContinueEvent, type?: ItemType): HomeItem | undefined {
  const { id: itemId, name, image } = event.data;
  if (itemId === undefined || name === undefined) return undefined;
  return { ...cardOf(event, { name, type, image: itemImageAddress(api, { type, image }) }), id: itemId };
}

/** A learning space is no item type, so its card says in another field what it is (R-ENTITY-041). */
export function learningSpaceItem(api: Api, event: ContinueEvent): HomeItem | undefined {
  const item = carriedItem(api, event);
  return item && { ...item, isLearningSpace: true };
}

/** A card that leads back to where the person was. */
function cardOf(event: ContinueEvent, shown: Loose<Omit<HomeItem, 'id' | 'openInNewWindow'>>): HomeItem {
  return compact({
    id: `event-${event.id}`,
    openInNewWindow: false,
    ...shown,
    navigateUrl: event.uri,
  });
}

/** A type that is not known leaves its card without a label. */
function typeOf(response: string | number | undefined): ItemType | undefined {
  const read = v.safeParse(itemType, response);
  return read.success ? read.output : undefined;
}

function statusIn(
  status: v.InferOutput<typeof UserStatus>,
  keys: readonly (string | undefined)[],
): string | undefined {
  const found = isObject(status)
    ? keys.map((key) => (key === undefined ? undefined : fieldOf(status, key))).find((one) => one != null)
    : status;
  // A status that cannot be read costs the status and not the card (O-19).
  const read = v.safeParse(code, found);
  return read.success && read.output !== '' ? statusCodeOf(read.output) : undefined;
}
