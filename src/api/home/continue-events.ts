import * as v from 'valibot';
import { compact } from '../../domain/compact';
import { readEventType, type EventType } from '../../domain/activities/event-types';
import type { HomeItem } from '../../domain/home/home-item';
import { fieldOf, isObject } from '../answers/envelope';
import { code, count, mapped, maybeId, maybeText, Unreadable } from '../answers/fields';
import { findList, readEntries } from '../answers/read';
import { responseObject } from '../answers/response-object';
import type { Api } from '../http/api';
import { failureKindOf } from '../http/failure';
import { activityType } from './home-items';
import { detailEntries, detailsOf } from './item-details';
import {
  carriedItem,
  catalogMediaItem,
  courseItem,
  groupRoomItem,
  learningSpaceItem,
  mediaById,
  type ContinueEvent,
  type CardContext,
} from './continue-cards';

const DataResponse = responseObject({
  ...detailEntries,
  position: count,
  duration: count,
  GroupRoomId: maybeId,
  CourseId: maybeId,
  MediaId: maybeId,
  CatalogId: maybeId,
  id: maybeId,
  name: maybeText,
  image: maybeText,
  description: maybeText,
  type: v.optional(activityType),
});

const EventResponse = v.pipe(
  responseObject({
    id: maybeId,
    eventType: v.pipe(code, mapped(eventTypeOf)),
    dataJson: v.optional(DataResponse, {}),
    uri: maybeText,
  }),
  v.transform((response): ContinueEvent => {
    const { id = '', eventType: type, dataJson: data, uri } = response;
    return compact({ id, type, data, uri, details: detailsOfData(data) });
  }),
);

/** The details of an event's item. Media that were left in the middle say so in seconds. @see O-20 */
function detailsOfData({ position, duration, ...fields }: v.InferOutput<typeof DataResponse>) {
  if (position === undefined || !duration) return detailsOf(fields);
  return { ...detailsOf(fields), progress: { completed: position, total: duration, isTime: true } };
}

function eventTypeOf(value: string | number): EventType {
  const type = readEventType(value);
  if (!type) throw new Unreadable('an event type', value);
  return type;
}

/**
 * Parses the data of an event. Most servers send it as JSON text, some as an object. Text that is not valid JSON stays
 * text.
 */
function withData(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const dataJson = fieldOf(entry, 'dataJson');
  const others = Object.entries(entry).filter(([name]) => name.toLowerCase() !== 'datajson');
  return { ...Object.fromEntries(others), dataJson: parsed(dataJson) };
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data || '{}') as unknown;
  } catch {
    return data;
  }
}

/** Fetches the latest events as cards. Drops an event whose request returns no card. @see R-API-045 R-BLOCKLOAD-020 */
export async function continueItems(api: Api, catalogId: string, signal?: AbortSignal): Promise<HomeItem[]> {
  const operation = 'continueWhereYouLeft';
  const answer = await api.http.send(operation, {}, signal);
  const reading = { operation, report: api.report };
  const entries = findList(answer, reading).items.map(withData);
  const events = readEntries(EventResponse, entries, reading).items;
  const mediaIds = events.flatMap(({ type, data }) =>
    type === 'MediaOnCatalog' ? (data.MediaId ?? []) : [],
  );
  const context = { api, signal, catalogId, media: mediaById(api, mediaIds, signal) };
  const items = await Promise.all(
    events.map((event) => cardLoaders[event.type](event, context).catch(dropped)),
  );
  return items.flatMap((item) => item ?? []);
}

type LoadCard = (event: ContinueEvent, context: CardContext) => Promise<HomeItem | undefined>;

/**
 * The function that creates the card for each event type. The last three types contain all data of their card.
 * @see A-041
 */
const cardLoaders: Readonly<Record<EventType, LoadCard>> = {
  GroupRoomVisit: groupRoomItem,
  MediaOnCatalog: catalogMediaItem,
  MediaOnClass: courseItem,
  MediaOnCourse: courseItem,
  SkillOnCatalog: (event, { api }) => Promise.resolve(carriedItem(api, event, 'skill')),
  PlanOnCatalog: (event, { api }) => Promise.resolve(carriedItem(api, event, 'plan')),
  LearningSpaceOnCatalog: (event, { api }) => Promise.resolve(learningSpaceItem(api, event)),
};

function dropped(error: unknown): undefined {
  if (failureKindOf(error) === 'aborted') return;
  console.warn(`continueWhereYouLeft: ${error instanceof Error ? error.message : String(error)}`);
}
