import { compact, type Loose } from '../../domain/compact';
import * as v from 'valibot';
import type { ItemDetails } from '../../domain/activities/item-details';
import type { ItemType } from '../../domain/activities/item-types';
import type { EventType } from '../../domain/activities/event-types';
import { isMediaType } from '../../domain/media/media-types';
import type { HomeItem } from '../../domain/home/home-item';
import { statusCodeOf } from '../../domain/activities/status/numeric-statuses';
import { code, id, itemType, mapped, maybeText, text, Unreadable } from '../answers/fields';
import { fieldOf, isObject } from '../answers/envelope';
import { readList } from '../answers/read';
import { readObject } from '../answers/read-one';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { imageAddress, itemImageAddress } from '../media/image-address';

/** An activity of the person that can be continued. @see R-ENTITY-039 */
export interface ContinueEvent {
  id: string;
  type: EventType;
  uri?: string;
  details?: ItemDetails;
  data: {
    [Key in 'GroupRoomId' | 'CourseId' | 'MediaId' | 'CatalogId' | 'id' | 'name' | 'image' | 'description']?:
      string | undefined;
  } & { type?: ItemType | undefined };
}

/** The data that creating a card needs besides its event. One call fetches the media of all events. */
export interface CardContext {
  api: Api;
  signal: AbortSignal | undefined;
  catalogId: string;
  media: Promise<ReadonlyMap<string, HomeItem>>;
}

/** One code for the person, or a code for each id of a group room, course or media item. @see R-ENTITY-043 */
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

/**
 * Fetches the card of a group room: its course, with the class as extra information.
 * @see R-API-074 R-ENTITY-042 R-ENTITY-043
 */
export async function groupRoomItem(
  event: ContinueEvent,
  { api, signal }: CardContext,
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
 * Fetches the card of media on a course or class. Shows the media item if the event names it, otherwise the course. The
 * course must exist, because it contains the person's status.
 * @see R-API-075 R-ENTITY-043 R-ENTITY-044
 */
export async function courseItem(
  event: ContinueEvent,
  { api, signal }: CardContext,
): Promise<HomeItem | undefined> {
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

/**
 * Returns the card of media in a catalog. It opens in this element if it is in the current catalog.
 * @see R-ENTITY-045
 */
export async function catalogMediaItem(
  event: ContinueEvent,
  { catalogId, media }: CardContext,
): Promise<HomeItem | undefined> {
  const { MediaId = '', CatalogId = catalogId } = event.data;
  const item = (await media).get(MediaId);
  if (!item) return undefined;
  const { details, uri } = event;
  return compact({ ...item, details, navigateUrl: CatalogId === catalogId ? undefined : uri });
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

/** Fetches the media of all events with one call. @see R-API-069 */
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

/**
 * Returns the card of a skill, plan or learning space, whose data is in the event itself. Returns undefined without an
 * id or a name.
 * @see A-041
 */
export function carriedItem(api: Api, event: ContinueEvent, type?: ItemType): HomeItem | undefined {
  const { id: itemId, name, image } = event.data;
  if (itemId === undefined || name === undefined) return undefined;
  return { ...cardOf(event, { name, type, image: itemImageAddress(api, { type, image }) }), id: itemId };
}

/**
 * Returns the card of a learning space. A learning space has no item type, so the card has a flag instead.
 * @see R-ENTITY-041
 */
export function learningSpaceItem(api: Api, event: ContinueEvent): HomeItem | undefined {
  const item = carriedItem(api, event);
  return item && { ...item, isLearningSpace: true };
}

/** Returns a card whose link leads back to where the person was. */
function cardOf(event: ContinueEvent, shown: Loose<Omit<HomeItem, 'id' | 'openInNewWindow'>>): HomeItem {
  return compact({
    id: `event-${event.id}`,
    openInNewWindow: false,
    ...shown,
    details: event.details,
    navigateUrl: event.uri,
  });
}

/** Returns undefined for an unknown type, so that the card has no type label. */
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
  // An unreadable status removes only the status, not the card. @see O-19
  const read = v.safeParse(code, found);
  return read.success && read.output !== '' ? statusCodeOf(read.output) : undefined;
}
